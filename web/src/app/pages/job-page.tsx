import { Navigate, useLocation, useParams } from 'react-router-dom';
import { JobPageDocument } from '#features/jobs/job-page.generated';
import { jobVariables } from '#features/jobs/job-variables';
import { JobSkeleton, JobView, JobWithoutCar } from '#features/jobs/job-view';
import { UnknownJobCar } from '#features/jobs/unknown-job-car';
import { useJob } from '#features/jobs/use-job';
import { hasErrorCode } from '#shared/apollo/shop-error';
import { chakra } from '#shared/ui/chakra';
import { Crumbs } from '#shared/ui/crumbs';
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
import { useResponseStatus } from '../response-status';
import { NotFoundPage } from './not-found-page';

export const handle: PageHandle = {
  load: (ask, { params: { key = '' }, car }) => ask(JobPageDocument, jobVariables(key, car)),
  sitemap: ({ jobKeys }) => jobKeys.map((key) => ({ path: paths.job.to(key) })),
};

/** One piece of work, and what it needs on a car. */
export function Component() {
  const { key = '' } = useParams();
  const view = useCarView();
  const { missing, other } = useCarOfAddress(view, (car) => paths.job.to(key, car));
  const { state } = useLocation() as { state: unknown };
  // Nothing is fetched or shown before its car is known: it would be other parts a moment later.
  if (missing) return <Navigate to={missing} state={state} replace />;
  return <Job jobKey={key} car={view.car} other={other} />;
}

interface JobProps {
  jobKey: string;
  car: ChosenCar | null;
  /** The user's own car, where the page is for another. */
  other: ChosenCar | null;
}

function Job({ jobKey, car, other }: JobProps) {
  const { job, place, isPending, error, refetch } = useJob(jobKey, car);
  const retry = () => void refetch();
  useChoiceOfAddress({ car }, !isPending);
  const isUnknown = hasErrorCode(error, 'UNKNOWN_CAR');
  if (job === null) return <NotFoundPage />;
  const name = job?.title ?? 'Parts for a job';
  const title = car ? `${name} for ${other ? 'a' : 'your'} ${carName(car.car)}` : name;

  function content() {
    if (car && isUnknown) return <UnknownJobCar car={car} without={paths.job.to(jobKey)} />;
    if (error) return <Unreachable retry={retry} />;
    if (!job) {
      return (
        <WhileWaiting>
          <JobSkeleton />
        </WhileWaiting>
      );
    }
    return !car && <JobWithoutCar job={job} />;
  }

  return (
    <Wrap>
      <PageMeta
        title={title}
        description={
          job && job.description !== ''
            ? job.description
            : `${name}: every part you need, checked against your car.`
        }
        canonicalPath={job && paths.job.to(jobKey)}
      />
      <Crumbs
        trail={[
          { label: 'Home', to: paths.home.to() },
          { label: 'Jobs', to: paths.jobs.to(car) },
          { label: name },
        ]}
      />
      <PageHeading>{title}</PageHeading>
      <chakra.p color="fg.muted" mt="1.5" mb="5" maxW="44rem">
        {job?.description}
      </chakra.p>
      {other && car && (
        <chakra.div mb="5">
          <OtherCarNote
            what="page"
            car={car}
            own={other}
            addressFor={(chosen) => paths.job.to(jobKey, chosen)}
            canBeOwn={!isUnknown}
          />
        </chakra.div>
      )}
      {content()}
      {job && car && (
        <JobView key={place} job={job} car={car} isPending={isPending} onRetry={error && retry} />
      )}
    </Wrap>
  );
}

function Unreachable({ retry }: { retry: () => void }) {
  // Not "gone": a crawler that asks should ask again.
  useResponseStatus(503);
  return (
    <chakra.div pb="6">
      <ErrorBlock title="We couldn't load the job." onRetry={retry} />
    </chakra.div>
  );
}
