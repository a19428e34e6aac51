import { mayBeDone } from '#shared/apollo/failure-message';
import { notify } from '#shared/ui/toast';
import { adminRefusal } from '#shop-kit/admin-refusal';
import { FindingsOfPartDocument } from '../findings/findings.generated';
import { inputOf, type LineValues } from './line-values';
import {
  ContradictedOrdersDocument,
  useAddFitmentMutation,
  useChangeFitmentMutation,
  useRemoveFitmentMutation,
  type FitmentLine_FitmentFragment,
} from './part-fitment-editor.generated';

/** Adds, changes and removes rows, each saying what came of it. Each answers the sentence of a refusal. */
export function useLineChanges(partId: string, refetch: () => Promise<unknown>) {
  const refetchQueries = [
    { query: FindingsOfPartDocument, variables: { partId } },
    { query: ContradictedOrdersDocument, variables: { partId } },
  ];
  const [add] = useAddFitmentMutation({ refetchQueries });
  const [change] = useChangeFitmentMutation({ refetchQueries });
  const [remove, { loading: removing }] = useRemoveFitmentMutation({ refetchQueries });

  async function attempt(work: () => Promise<unknown>, done: string, notDone: string) {
    try {
      await work();
    } catch (thrown) {
      if (mayBeDone(thrown)) await refetch();
      return adminRefusal(thrown, notDone, 'Check the list before you try again.');
    }
    notify.success(done);
    await refetch();
    return undefined;
  }

  return {
    removing,
    addLine: (values: LineValues) =>
      attempt(
        () => add({ variables: { partId, input: inputOf(values) } }),
        'Car added.',
        "The row wasn't added.",
      ),
    changeLine: ({ id, revision }: FitmentLine_FitmentFragment, values: LineValues) =>
      attempt(
        () => change({ variables: { id, revision, input: inputOf(values) } }),
        'Row saved.',
        "The row wasn't saved.",
      ),
    removeLine: ({ id, revision }: FitmentLine_FitmentFragment) =>
      attempt(() => remove({ variables: { id, revision } }), 'Row removed.', "The row wasn't removed."),
  };
}
