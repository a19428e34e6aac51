import { useEffect } from 'react';
import { hasErrorCode } from '#shared/apollo/shop-error';
import type { VehicleInput } from '#shared/gql/schema-types.generated';
import { useSessionState } from '#shared/session/session-context';
import type { ChosenCar } from '#shop-kit/car/car';
import { carStore } from '#shop-kit/car/car-store';
import { findCar } from '#shop-kit/car/garage';
import {
  MyGarageDocument,
  useSaveToGarageMutation,
  useMyGarageQuery,
  useRemoveFromGarageMutation,
  type GarageCar_CarFragment,
} from './my-garage.generated';

/** A car of the account's garage. */
interface AccountCar extends ChosenCar {
  id: string;
}

export interface UploadResult {
  garage: readonly ChosenCar[];
  added: number;
}

/** Converts a car of the API to the form used here. */
function accountCar({ id, year, make, model, engine, answers }: GarageCar_CarFragment): AccountCar {
  const { litres, cylinders, fuel } = engine ?? {};
  return {
    id,
    car: { year, make, model, ...(engine && { engine: { litres, cylinders, fuel } }) },
    answers: answers.map(({ question, answer }) => ({ question, answer })),
  };
}

/** The garage of the account; fetched only while a user is signed in. Its cars go to the store of `useCar`. */
export function useAccountGarage() {
  const isSignedIn = useSessionState().status === 'signed-in';
  const { data, error, refetch } = useMyGarageQuery({
    skip: !isSignedIn,
    // Another device may have changed it.
    fetchPolicy: 'cache-and-network',
  });
  const [add] = useSaveToGarageMutation({
    update(cache, { data: after }) {
      if (after) cache.writeQuery({ query: MyGarageDocument, data: { myGarage: after.saveToGarage.garage } });
    },
  });
  const [remove] = useRemoveFromGarageMutation({
    update(cache, { data: after }) {
      if (after) cache.writeQuery({ query: MyGarageDocument, data: { myGarage: after.removeFromGarage } });
    },
  });
  const garage = data?.myGarage;

  useEffect(
    function showItEverywhere() {
      if (garage) carStore.set({ account: garage.map(accountCar) });
    },
    [garage],
  );

  return {
    isSignedIn,
    /** Undefined before the first response. */
    cars: garage?.map(accountCar),
    failed: error !== undefined && !data,
    retry: () => void refetch(),
    /** Returns the garage with these cars, and the number of new ones. Rejects when refused or without a response. */
    upload: async (cars: readonly ChosenCar[]): Promise<UploadResult> => {
      const after = (await add({ variables: { cars: [...cars] } })).data?.saveToGarage;
      return { garage: after?.garage.map(accountCar) ?? [], added: after?.added ?? 0 };
    },
    remove: (car: VehicleInput) => {
      const found = findCar(garage?.map(accountCar) ?? [], car);
      if (!found) return;
      remove({ variables: { id: found.id } }).catch((refused: unknown) => {
        // Another tab or device removed it before.
        if (hasErrorCode(refused, 'FORBIDDEN')) void refetch();
      });
    },
  };
}
