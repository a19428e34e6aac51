import { pollEvery } from '#shared/apollo/polling';
import { useCar } from '#shop-kit/car/use-car';
import type { ChosenCar } from '#shop-kit/car/car';
import { useOrderVerdictQuery } from './order-verdict.generated';

/** As often as the page polls price and stock: a list may be corrected while the page is open. */
const followed = {
  fetchPolicy: 'cache-and-network',
  ...pollEvery(15),
} as const;

/**
 * Whether the part to be ordered fits the user's car; undefined while it is loading, and without a car. One place on the page
 * polls the verdict for all.
 */
export function useOrderVerdict(partId: string, { follows = false } = {}) {
  const { chosen } = useCar();
  const { car, answers } = chosen ?? nobodys;
  const { data, refetch } = useOrderVerdictQuery({
    variables: { id: partId, vehicle: car, answers },
    skip: !chosen,
    ...(follows && followed),
  });
  const known = chosen ? (data?.part?.fitment ?? undefined) : undefined;
  return {
    chosen,
    verdict: known,
    /** The verdict, fetched if it is not known yet; undefined where it can't be had. */
    find: async () => known ?? (chosen ? (await refetch())?.data?.part?.fitment : undefined) ?? undefined,
  };
}

// Never fetched: the query is skipped then.
const nobodys: ChosenCar = { car: { year: 2000, make: '', model: '' }, answers: [] };
