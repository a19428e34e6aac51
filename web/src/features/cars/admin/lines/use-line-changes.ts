import { useAction } from '#shop-kit/use-action';
import { FindingsOfPartDocument } from '../findings/findings.generated';
import { inputOf, type LineValues } from './line-values';
import {
  ContradictedOrdersDocument,
  useAddFitmentMutation,
  useChangeFitmentMutation,
  useRemoveFitmentMutation,
  type FitmentLine_FitmentFragment,
} from './part-fitment-editor.generated';

/** Adds, changes and removes rows. Each resolves to the message of a refusal. */
export function useLineChanges(partId: string, refetch: () => Promise<unknown>) {
  const refetchQueries = [
    { query: FindingsOfPartDocument, variables: { partId } },
    { query: ContradictedOrdersDocument, variables: { partId } },
  ];
  const [add] = useAddFitmentMutation({ refetchQueries });
  const [change] = useChangeFitmentMutation({ refetchQueries });
  const [remove] = useRemoveFitmentMutation({ refetchQueries });
  const { act, busy } = useAction(refetch);

  async function attempt(send: () => Promise<unknown>, done: string, notDone: string) {
    const hint = 'Check the list before you try again.';
    const refusal = await act({ send, done, notDone, hint, quiet: true });
    return refusal?.text;
  }

  return {
    busy,
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
