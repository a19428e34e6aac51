import { useHydrated } from '#shared/browser/use-hydrated';
import type { ChosenCar } from '#shop-kit/car/car';
import { useCar } from '#shop-kit/car/use-car';
import { useCardVerdictsQuery } from './card-verdicts.generated';

/**
 * Whether parts on cards fit the chosen car, by id. Their pages are rendered and cached for every car, so only the browser
 * asks, and only with a car.
 */
export function useCardVerdicts(parts: readonly { id: string }[]) {
  const { chosen } = useCar();
  const hydrated = useHydrated();
  const { car, answers } = chosen ?? noCar;
  const { data } = useCardVerdictsQuery({
    variables: { ids: parts.map(({ id }) => id), vehicle: car, answers },
    skip: !chosen || !hydrated || parts.length === 0,
  });
  const verdicts = new Map(data?.cartParts.map(({ id, part }) => [id, part?.fitment ?? null]));
  return (id: string) => ({ car: chosen, verdict: verdicts.get(id) ?? null });
}

// Never fetched: the query is skipped then.
const noCar: ChosenCar = { car: { year: 2000, make: '', model: '' }, answers: [] };
