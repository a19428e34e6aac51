import { useAction } from '#shop-kit/use-action';
import { useAddOrderNoteMutation, useRemoveOrderNoteMutation } from './order-notes.generated';

/** Adds and removes notes of an order. `addNote` resolves to the message of a refusal. */
export function useNoteChanges(orderId: string, refetch: () => Promise<unknown>) {
  const [add] = useAddOrderNoteMutation();
  const [remove] = useRemoveOrderNoteMutation();
  const { act, busy } = useAction(refetch);

  return {
    busy,
    addNote: async (text: string) => {
      const refusal = await act({
        send: () => add({ variables: { orderId, text } }),
        notDone: 'The note was not saved.',
        hint: 'Check the list of notes before you retry.',
        quiet: true,
      });
      return refusal?.text;
    },
    removeNote: (id: string) =>
      act({
        send: () => remove({ variables: { id } }),
        done: 'Note removed. Its text stays in Activity.',
        notDone: 'The note was not removed.',
        removes: true,
      }),
  };
}
