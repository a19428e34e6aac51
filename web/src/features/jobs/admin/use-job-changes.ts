import type { ApolloCache } from '@apollo/client';
import { notify } from '#shared/ui/toast';
import { adminRefusal } from '#shop-kit/admin-refusal';
import { type JobEditor_JobFragment, useRemoveJobMutation, useSaveJobMutation } from './admin-jobs.generated';
import { inputOf, type JobValues } from './job-values';

/** Whatever shows a job shows it again. */
function update(cache: ApolloCache): void {
  cache.evict({ fieldName: 'jobs' });
  cache.evict({ fieldName: 'job' });
}

/** Saves and removes jobs, each saying what came of it. Each answers the sentence of a refusal. */
export function useJobChanges() {
  const [save] = useSaveJobMutation({ update });
  const [remove, { loading: removing }] = useRemoveJobMutation({ update });

  async function attempt(work: () => Promise<unknown>, done: string, notDone: string) {
    try {
      await work();
    } catch (thrown) {
      return adminRefusal(thrown, notDone);
    }
    notify.success(done);
    return undefined;
  }

  return {
    removing,
    saveJob: (job: JobEditor_JobFragment | null, values: JobValues) =>
      attempt(
        () =>
          save({
            variables: {
              key: job?.key ?? values.key.trim(),
              revision: job?.revision ?? null,
              input: inputOf(values),
            },
          }),
        job ? 'Job saved.' : 'Job added.',
        'The job was not saved.',
      ),
    removeJob: ({ key, revision }: JobEditor_JobFragment) =>
      attempt(() => remove({ variables: { key, revision } }), 'Job removed.', 'The job was not removed.'),
  };
}
