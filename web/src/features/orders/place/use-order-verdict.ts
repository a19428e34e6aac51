import { useCar } from '#shop-kit/car/use-car';
import type { ChosenCar } from '#shop-kit/car/car';
import { useOrderVerdictQuery } from './order-verdict.generated';

/** Whether the part that is about to be ordered fits the reader's car; undefined while nobody knows, and without a car. */
export function useOrderVerdict(partId: string) {
  const { chosen } = useCar();
  const { car, answers } = chosen ?? nobodys;
  const { data, refetch } = useOrderVerdictQuery({
    variables: { id: partId, vehicle: car, answers },
    skip: !chosen,
  });
  const known = chosen ? (data?.part?.fitment ?? undefined) : undefined;
  return {
    chosen,
    verdict: known,
    /** The verdict, asked for where it is not known yet; undefined where it can't be had. */
    find: async () => known ?? (chosen ? (await refetch())?.data?.part?.fitment : undefined) ?? undefined,
  };
}

// Never asked for: the query is skipped then.
const nobodys: ChosenCar = { car: { year: 2000, make: '', model: '' }, answers: [] };
