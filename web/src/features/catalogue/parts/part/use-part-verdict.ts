import { pollEvery } from '#shared/apollo/polling';
import { useHydrated } from '#shared/browser/use-hydrated';
import { hasErrorCode } from '#shared/apollo/shop-error';
import type { ChosenCar } from '#shop-kit/car/car';
import { useCar } from '#shop-kit/car/use-car';
import { usePartVerdictQuery, type PartVerdict_PartFragment } from './part-verdict.generated';

export type PartVerdict = NonNullable<PartVerdict_PartFragment['fitment']>;

/** A part's fit for the user's car: loading, failed, or a verdict. */
export type FitState =
  | { state: 'no-car' }
  | { state: 'asking'; chosen: ChosenCar }
  | { state: 'unknown-car'; chosen: ChosenCar }
  | { state: 'failed'; chosen: ChosenCar; retry: () => void }
  | { state: 'judged'; chosen: ChosenCar; verdict: PartVerdict };

/** The query variables of a part and a car. */
export const verdictVariables = (id: string, { car, answers }: ChosenCar) => ({ id, vehicle: car, answers });

/** Whether a part fits the car of the page. Only a car in the address is known to the server. */
export function usePartVerdict(id: string): FitState {
  const { chosen } = useCar();
  const { data, error, refetch } = usePartVerdictQuery({
    variables: verdictVariables(id, chosen ?? nobodys),
    skip: !chosen,
    // As often as the page polls price and stock: a list may be corrected while the page is open.
    ...pollEvery(30),
  });
  const hydrated = useHydrated();
  if (!chosen) return { state: 'no-car' };
  const verdict = data?.part?.fitment;
  if (verdict) return { state: 'judged', chosen, verdict };
  // The rest of the page is there: what else could fail on the server is the car of the address.
  if (error && (!hydrated || hasErrorCode(error, 'UNKNOWN_CAR'))) return { state: 'unknown-car', chosen };
  if (error) return { state: 'failed', chosen, retry: () => void refetch() };
  return { state: 'asking', chosen };
}

// Never fetched: the query is skipped then.
const nobodys: ChosenCar = { car: { year: 2000, make: '', model: '' }, answers: [] };
