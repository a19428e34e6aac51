import { chakra } from '#shared/ui/chakra';
import { TextLink } from '#shared/ui/text-link';
import { Section, Wrap } from '#shared/ui/wrap';
import { paths } from '#shop-kit/paths';
import { JobCards } from './job-cards';
import { useJobListQuery } from './job-list.generated';

const shownAtHome = 4;

/** The first jobs, and the way to all of them. An addition: nothing when they can't be had. */
export function StartFromAJob() {
  const { data } = useJobListQuery();
  const jobs = data?.jobs ?? [];
  if (jobs.length === 0) return null;
  return (
    <Section deferred aria-labelledby="start-from-a-job" pt="0">
      <Wrap display="grid" gap="6">
        <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between" alignItems="end">
          <chakra.h2 id="start-from-a-job" textStyle="h2">
            Start from a job
          </chakra.h2>
          <TextLink to={paths.jobs.to()}>
            {jobs.length > shownAtHome ? `All ${jobs.length} jobs` : 'All jobs'}
          </TextLink>
        </chakra.div>
        <JobCards jobs={jobs.slice(0, shownAtHome)} columns={4} heading="h3" />
      </Wrap>
    </Section>
  );
}
