import { chakra } from '#shared/ui/chakra';
import { Panel } from '#shared/ui/panel';
import { Skeleton } from '#shared/ui/skeleton';
import type { ChosenCar } from '#shop-kit/car/car';
import { ChooseCarButton } from '#shop-kit/car/choose-car-button';
import { JobSlot } from './job-slot';
import { JobSummary } from './job-summary';
import type { ShownJob } from './use-job';
import { type ChosenSlot, useJobChoice } from './use-job-choice';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem', xl: 'minmax(0, 1fr) 22.5rem' },
    columnGap: { xl: '8' },
    pb: '12',
  },
});

interface JobViewProps {
  job: ShownJob;
  /** The car that it is done on. */
  car: ChosenCar;
  /** Set while the shown result is from before another answer. */
  isPending: boolean;
  /** Looks it up again; there once it could not be had. */
  onRetry: (() => void) | undefined;
}

/** Parts that a job needs for a car: slot by slot, and together. */
export function JobView({ job, car, isPending, onRetry }: JobViewProps) {
  const choice = useJobChoice(job.slots);
  const slots = (heading: string, id: string, chosen: readonly ChosenSlot[]) =>
    chosen.length > 0 && (
      <section aria-labelledby={id}>
        <chakra.h2 id={id} textStyle="h3" mb="2.5">
          {heading}
        </chakra.h2>
        <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
          {chosen.map((one) => (
            <JobSlot key={one.slot.type} jobKey={job.key} car={car} chosen={one} choice={choice} />
          ))}
        </chakra.ul>
      </section>
    );
  return (
    <Columns aria-busy={isPending || undefined}>
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="6"
        opacity={isPending ? 0.4 : undefined}
      >
        {slots(
          'Needed',
          'needed',
          choice.chosen.filter(({ slot }) => slot.required),
        )}
        {slots(
          'Recommended',
          'good-to-have',
          choice.chosen.filter(({ slot }) => !slot.required),
        )}
      </chakra.div>
      <JobSummary choice={choice} isPending={isPending} onRetry={onRetry} />
    </Columns>
  );
}

/** A job without a car: the car decides. */
export function JobWithoutCar({ job: { slots } }: { job: ShownJob }) {
  return (
    <Panel display="grid" gap="4" justifyItems="start" p={{ base: '6', md: '8' }} mb="16">
      <div>
        <chakra.h2 textStyle="h3">Which car is it for?</chakra.h2>
        <chakra.p color="fg.muted" mt="1" maxW="prose">
          {slots.map(({ title }) => title).join(' · ')}. The exact parts and quantities depend on your car.
        </chakra.p>
      </div>
      <ChooseCarButton variant="solid" />
    </Panel>
  );
}

/** The slots to come. */
export function JobSkeleton() {
  return (
    <Columns aria-busy aria-label="Loading the job">
      <chakra.div display="grid" gap="3">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height="13.5rem" borderRadius="card" />
        ))}
      </chakra.div>
      <Skeleton height="20rem" borderRadius="card" />
    </Columns>
  );
}
