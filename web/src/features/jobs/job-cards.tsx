import { Link } from 'react-router-dom';
import { formatMoney } from '#shared/format/money';
import { chakra } from '#shared/ui/chakra';
import { panel } from '#shared/ui/panel';
import { Skeleton } from '#shared/ui/skeleton';
import type { ChosenCar } from '#shop-kit/car/car';
import { VerdictSentence } from '#shop-kit/car/verdict-sentence';
import { PartPicture } from '#shop-kit/part-picture';
import { paths } from '#shop-kit/paths';
import { verdictOfJob } from './fit-labels';
import type { JobCard_JobFragment } from './job-list.generated';

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    '@media (min-width: 40rem)': { gap: '4', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  variants: {
    columns: {
      3: { lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      4: { lg: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
});

const Card = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    columnGap: '3.5',
    alignItems: 'center',
    p: '3',
    ...panel,
    lineHeight: '1.3',
    '& .name': { fontWeight: 'semibold', fontSize: 'card' },
    '& .name a': { _hover: { textDecoration: 'underline' }, outline: 'none' },
    // The link's layer covers the card, so that all of it opens the job.
    '& .name a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '& .name a:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
    '& p': { fontSize: 'sm', color: 'fg.muted' },
  },
});

interface JobCardsProps {
  jobs: readonly JobCard_JobFragment[];
  car?: ChosenCar | null;
  /** Number of columns on wide screens. */
  columns?: 3 | 4;
  /** Heading level of the names. */
  heading: 'h2' | 'h3';
}

/** Jobs side by side, for a car with how much of each it is served with. */
export function JobCards({ jobs, car = null, columns = 3, heading }: JobCardsProps) {
  return (
    <Cards columns={columns}>
      {jobs.map((job) => (
        <JobCard key={job.key} job={job} car={car} heading={heading} />
      ))}
    </Cards>
  );
}

interface JobCardProps {
  job: JobCard_JobFragment;
  car: ChosenCar | null;
  heading: 'h2' | 'h3';
}

function JobCard({ job, car, heading: Heading }: JobCardProps) {
  const { key, title, category, slots, fit } = job;
  const shown = slots.flatMap(({ required, choice }) => (required && choice ? choice.part : []))[0];
  const verdict = verdictOfJob(job);
  const total = fit?.total ? `Parts from ${formatMoney(fit.total)}` : 'See what it needs';
  return (
    <Card>
      <PartPicture image={shown?.image ?? null} category={shown?.category ?? category} sizes="72px" />
      <div>
        <Heading className="name">
          <Link to={paths.job.to(key, car)}>{title}</Link>
        </Heading>
        {verdict?.verdict && (
          <VerdictSentence verdict={verdict.verdict} word={verdict.word}>
            {verdict.why && <> · {verdict.why}</>}
          </VerdictSentence>
        )}
        {verdict?.verdict === null && (
          <chakra.b display="block" fontSize="sm" fontWeight="semibold">
            {verdict.word}
          </chakra.b>
        )}
        <chakra.p lineClamp={verdict ? 1 : 2} textStyle="number">
          {fit ? total : slots.map(({ title: name }) => name).join(' · ')}
        </chakra.p>
      </div>
    </Card>
  );
}

/** The cards to come. */
export function JobCardsSkeleton({ count, columns = 3 }: { count: number; columns?: 3 | 4 }) {
  return (
    <Cards columns={columns} aria-busy aria-label="Loading the jobs">
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <Skeleton height="98px" borderRadius="card" />
        </li>
      ))}
    </Cards>
  );
}
