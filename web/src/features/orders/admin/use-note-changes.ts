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
      return adminRefusal(thrown, 'The note was not saved.', 'Check the list of notes before you retry.');
    }
    await refetch();
    return undefined;
  }

  async function removeNote(id: string): Promise<void> {
    try {
      await remove({ variables: { id } });
      notify.success('Note removed. Its text stays in Activity.');
    } catch (thrown) {
      // Someone else was faster: it is gone, as it should be.
      if (shopErrorOf(thrown).code !== 'NOT_FOUND')
        notify.error(adminRefusal(thrown, 'The note was not removed.'));
    }
    await refetch();
  }

  return { addNote, removeNote, removing };
}
