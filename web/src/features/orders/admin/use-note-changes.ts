import { mayBeDone } from '#shared/apollo/failure-message';
import { shopErrorOf } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';
import { adminRefusal } from '#shop-kit/admin-refusal';
import { useAddOrderNoteMutation, useRemoveOrderNoteMutation } from './order-notes.generated';

/** Writes and removes notes of an order. `addNote` answers why it was not written, `removeNote` says what came of it. */
export function useNoteChanges(orderId: string, refetch: () => Promise<unknown>) {
  const [add] = useAddOrderNoteMutation();
  const [remove, { loading: removing }] = useRemoveOrderNoteMutation();

  async function addNote(text: string): Promise<string | undefined> {
    try {
      await add({ variables: { orderId, text } });
    } catch (thrown) {
      if (mayBeDone(thrown)) await refetch();
      return adminRefusal(
        thrown,
        'The note was not written.',
        'Look whether it is among the notes before you press again.',
      );
    }
    await refetch();
    return undefined;
  }

  async function removeNote(id: string): Promise<void> {
    try {
      await remove({ variables: { id } });
      notify.success('The note is removed. Activity keeps what it said.');
    } catch (thrown) {
      // Somebody else was faster: it is gone, as it should be.
      if (shopErrorOf(thrown).code !== 'NOT_FOUND')
        notify.error(adminRefusal(thrown, 'The note was not removed.'));
    }
    await refetch();
  }

  return { addNote, removeNote, removing };
}
