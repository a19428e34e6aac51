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

/** What the API answers as everything here has it. */
function accountCar({ id, year, make, model, engine, answers }: GarageCar_CarFragment): AccountCar {
  const { litres, cylinders, fuel } = engine ?? {};
  return {
    id,
    car: { year, make, model, ...(engine && { engine: { litres, cylinders, fuel } }) },
    answers: answers.map(({ question, answer }) => ({ question, answer })),
  };
}

/** The garage of the account; nothing is asked while no one is signed in. What it has goes to the store of `useCar`. */
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
    /** Undefined before the first answer. */
    cars: garage?.map(accountCar),
    failed: error !== undefined && !data,
    retry: () => void refetch(),
    /** Answers the garage with them, and how many were new. Rejects when the shop refuses one, or does not answer. */
    upload: async (cars: readonly ChosenCar[]): Promise<UploadResult> => {
      const after = (await add({ variables: { cars: [...cars] } })).data?.saveToGarage;
      return { garage: after?.garage.map(accountCar) ?? [], added: after?.added ?? 0 };
    },
    remove: (car: VehicleInput) => {
      const found = findCar(garage?.map(accountCar) ?? [], car);
      if (!found) return;
      remove({ variables: { id: found.id } }).catch((refused: unknown) => {
        // Another tab or device took it out before.
        if (hasErrorCode(refused, 'FORBIDDEN')) void refetch();
      });
    },
  };
}
