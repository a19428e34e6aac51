import { ButtonLink } from '#shared/ui/button-link';
import { chakra } from '#shared/ui/chakra';
import { Panel } from '#shared/ui/panel';
import type { ChosenCar } from '#shop-kit/car/car';
import type { CategoryId } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { useCategoryJobsQuery } from './job-list.generated';
import { offerOf, type OfferedJob } from './offer-text';

const Strip = chakra(Panel, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    columnGap: { base: '2', md: '6' },
    alignItems: 'center',
    py: { base: '2', md: '3' },
    pl: { base: '3', md: '4' },
    pr: { base: '2', md: '4' },
    '& > p': { flex: { base: '1 1 8rem', md: '1 1 18rem' }, lineHeight: 'cell' },
    '& .more': { color: 'fg.muted', display: { base: 'none', md: 'inline' } },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2', ml: 'auto' },
  },
});

interface JobOfferProps {
  category: CategoryId | null;
  /** Jobs that a search names; undefined without a search. */
  named: readonly OfferedJob[] | undefined;
  car: ChosenCar | null;
}

/** Above a list: the jobs that its search names, or those of its category. */
export function JobOffer({ category, named, car }: JobOfferProps) {
  const { data } = useCategoryJobsQuery({
    variables: { category: category ?? 'BRAKES' },
    skip: category === null,
  });
  const jobs = named ?? data?.jobs ?? [];
  if (jobs.length === 0) return null;
  const { question, labels } = offerOf(jobs);
  return (
    <Strip aria-label="Jobs">
      <p>
        <b>{question}</b>{' '}
        <span className="more">Get everything {car ? `for your ${car.car.model}` : 'you need'}.</span>
      </p>
      <div>
        {jobs.map(({ key, title }, place) => (
          <ButtonLink
            key={key}
            variant="outline"
            to={paths.job.to(key, car)}
            aria-label={`${labels[place]}: ${title}`}
          >
            {labels[place]}
          </ButtonLink>
        ))}
      </div>
    </Strip>
  );
}
