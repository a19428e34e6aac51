import { Navigate, useLocation } from 'react-router-dom';
import { jobsVariables } from '#features/jobs/job-variables';
import { JobCards, JobCardsSkeleton } from '#features/jobs/job-cards';
import { JobListDocument, useJobListQuery } from '#features/jobs/job-list.generated';
import { UnknownJobCar } from '#features/jobs/unknown-job-car';
import { hasErrorCode } from '#shared/apollo/shop-error';
import { chakra } from '#shared/ui/chakra';
import { Crumbs } from '#shared/ui/crumbs';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ErrorBlock } from '#shared/ui/error-block';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { WhileWaiting } from '#shared/ui/while-waiting';
import { Wrap } from '#shared/ui/wrap';
import type { ChosenCar } from '#shop-kit/car/car';
import { carName } from '#shop-kit/car/car-name';
import { OtherCarNote } from '#shop-kit/car/other-car-note';
import { useCarOfAddress, useChoiceOfAddress } from '#shop-kit/car/use-car-of-address';
import { useCarView } from '#shop-kit/car/use-car-view';
import { paths } from '#shop-kit/paths';
import type { PageHandle } from '../route-handle';

const title = 'Jobs';
const expected = 9;

export const handle: PageHandle = {
  load: (ask, { car }) => ask(JobListDocument, jobsVariables(car)),
  sitemap: () => [{ path: paths.jobs.to() }],
};

/** Every job, with how much of it is available for the user's car. */
export function Component() {
  const view = useCarView();
  const { missing, other } = useCarOfAddress(view, paths.jobs.to);
  const { state } = useLocation() as { state: unknown };
  if (missing) return <Navigate to={missing} state={state} replace />;
  return <Jobs car={view.car} other={other} />;
}

function Jobs({ car, other }: { car: ChosenCar | null; other: ChosenCar | null }) {
  const { data, error, refetch } = useJobListQuery({ variables: jobsVariables(car) });
  const retry = () => void refetch();
  useChoiceOfAddress({ car }, data !== undefined);
  const isUnknown = hasErrorCode(error, 'UNKNOWN_CAR');

  function content() {
    if (data && data.jobs.length > 0) return <JobCards jobs={data.jobs} car={car} heading="h2" />;
    if (data) return <EmptyBlock title="No jobs yet." reason="Jobs appear here when the shop adds them." />;
    if (car && isUnknown) return <UnknownJobCar car={car} without={paths.jobs.to()} />;
    if (error) return <ErrorBlock title="We couldn't load the jobs." onRetry={retry} />;
    return (
      <WhileWaiting>
        <JobCardsSkeleton count={expected} />
      </WhileWaiting>
    );
  }

  return (
    <Wrap pb="16">
      <PageMeta
        title={title}
        description="Front brakes, oil change, spark plugs: choose a job and see all the parts you need for your car."
        canonicalPath={paths.jobs.to()}
      />
      <Crumbs trail={[{ label: 'Home', to: paths.home.to() }, { label: title }]} />
      <PageHeading mb="1">{title}</PageHeading>
      <chakra.p color="fg.muted" mb="4">
        {car
          ? `A piece of work, and the parts it needs on ${other ? 'a' : 'your'} ${carName(car.car)}.`
          : 'Everything you need for a repair or service. Choose your car to see what fits.'}
      </chakra.p>
      <chakra.div display="grid" gap="4">
        {other && car && (
          <OtherCarNote what="list" car={car} own={other} addressFor={paths.jobs.to} canBeOwn={!isUnknown} />
        )}
        {content()}
      </chakra.div>
    </Wrap>
  );
}
