import { useState } from 'react';
import { pollEvery } from '#shared/apollo/polling';
import type { ChosenCar } from '#shop-kit/car/car';
import { paths } from '#shop-kit/paths';
import { useJobPageQuery, type JobPageQuery } from './job-page.generated';
import { jobVariables } from './job-variables';

export type ShownJob = NonNullable<JobPageQuery['job']>;

/**
 * A job for a car. The earlier result stays while an answer about the car loads, and with it the user's selection.
 * `place` differs for another job or another car.
 */
export function useJob(key: string, car: ChosenCar | null) {
  const { data, previousData, error, refetch } = useJobPageQuery({
    variables: jobVariables(key, car),
    ...pollEvery(30),
  });
  const place = paths.job.to(key, car && { ...car, answers: [] });
  const [known, setKnown] = useState<string>();
  if (data && known !== place) setKnown(place);
  const job = data ? data.job : known === place ? previousData?.job : undefined;
  return { job, place, isPending: !data, error: data ? undefined : error, refetch };
}
