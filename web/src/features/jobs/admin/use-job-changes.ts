import type { ApolloCache } from '@apollo/client';
import { useAction } from '#shop-kit/use-action';
import { type JobEditor_JobFragment, useRemoveJobMutation, useSaveJobMutation } from './admin-jobs.generated';
import { inputOf, type JobValues } from './job-values';

/** Refetches all queries that show jobs. */
function update(cache: ApolloCache): void {
  cache.evict({ fieldName: 'jobs' });
  cache.evict({ fieldName: 'job' });
}

/** Saves and removes jobs. Each resolves to the message of a refusal. */
export function useJobChanges() {
  const [save] = useSaveJobMutation({ update });
  const [remove] = useRemoveJobMutation({ update });
  const { act, busy } = useAction();

  return {
    busy,
    saveJob: async (job: JobEditor_JobFragment | null, values: JobValues) => {
      const key = job?.key ?? values.key.trim();
      const variables = { key, revision: job?.revision ?? null, input: inputOf(values) };
      const refusal = await act({
        send: () => save({ variables }),
        done: job ? 'Job saved.' : 'Job added.',
        notDone: 'The job was not saved.',
        quiet: true,
      });
      return refusal?.text;
    },
    removeJob: async ({ key, revision }: JobEditor_JobFragment) => {
      const refusal = await act({
        send: () => remove({ variables: { key, revision } }),
        done: 'Job removed.',
        notDone: 'The job was not removed.',
        quiet: true,
      });
      return refusal?.text;
    },
  };
}
