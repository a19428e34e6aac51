import { hasErrorCode } from '#shared/apollo/shop-error';
import type { ChosenCar } from '#shop-kit/car/car';
import { accountCar, type AccountCar } from './garage-cars';
import {
  MyGarageDocument,
  useKeepInGarageMutation,
  useMyGarageQuery,
  useRemoveFromGarageMutation,
} from './my-garage.generated';

export interface Brought {
  garage: readonly AccountCar[];
  added: number;
}

/** The garage of the account; nothing is asked while nobody is signed in. */
export function useAccountGarage(isSignedIn: boolean) {
  const { data, error, refetch } = useMyGarageQuery({
    skip: !isSignedIn,
    // Another device may have changed it.
    fetchPolicy: 'cache-and-network',
  });
  const [keep] = useKeepInGarageMutation({
    update(cache, { data: kept }) {
      if (kept) cache.writeQuery({ query: MyGarageDocument, data: { myGarage: kept.keepInGarage.garage } });
    },
  });
  const [remove] = useRemoveFromGarageMutation({
    update(cache, { data: left }) {
      if (left) cache.writeQuery({ query: MyGarageDocument, data: { myGarage: left.removeFromGarage } });
    },
  });

  /** Answers the garage with them, and how many were new. Rejects when the shop refuses one, or does not answer. */
  async function bring(cars: readonly ChosenCar[]): Promise<Brought> {
    const { data: kept } = await keep({ variables: { cars: [...cars] } });
    const { garage, added } = kept?.keepInGarage ?? { garage: [], added: 0 };
    return { garage: garage.map(accountCar), added };
  }

  return {
    /** Undefined before the first answer. */
    cars: data?.myGarage.map(accountCar),
    failed: error !== undefined && !data,
    retry: () => void refetch(),
    bring,
    remove: ({ id }: AccountCar) => {
      remove({ variables: { id } }).catch((refused: unknown) => {
        // Another tab or device took it out before.
        if (hasErrorCode(refused, 'FORBIDDEN')) void refetch();
      });
    },
  };
}
