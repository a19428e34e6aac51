import { useId, useRef, useState } from 'react';
import { useNow } from '#shared/browser/use-now';
import { recentMoment } from '#shared/format/dates';
import { trimText } from '#shared/format/visible-text';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { required } from '#shared/forms/validators';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { LinkButton } from '#shared/ui/text-link';
import { addOrderNoteLimits } from '#shared/gql/admin-limits.generated';
import {
  useOrderNotesQuery,
  type OrderNotes_NoteFragment,
  useAddOrderNoteMutation,
  useRemoveOrderNoteMutation,
} from './order-notes.generated';
import { useAction } from '#shop-kit/use-action';

/** Adds and removes notes of an order. `addNote` resolves to the message of a refusal. */
function useNoteChanges(orderId: string, refetch: () => Promise<unknown>) {
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

/** Notes of admins about an order, and a field to add one. Customers never see them. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const now = useNow();
  const { data, error, loading, refetch } = useOrderNotesQuery({
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
  });
  const { addNote, removeNote, busy: saving } = useNoteChanges(orderId, refetch);
  const [removing, setRemoving] = useState<OrderNotes_NoteFragment | null>(null);
  // A new form after each note.
  const [written, setWritten] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const notes = data?.orderNotes;

  return (
    <chakra.section aria-labelledby={id} display="grid" gap="3">
      <h2 id={id} ref={heading} tabIndex={-1}>
        Notes
      </h2>
      {!notes && loading && <p>Loading notes…</p>}
      {!notes && error && (
        <p>
          We couldn't load the notes. <LinkButton onClick={() => void refetch()}>Try again</LinkButton>
        </p>
      )}
      {notes && notes.length > 0 && (
        <chakra.ul display="grid" gap="2">
          {notes.map((note) => (
            <li key={note.id}>
              <chakra.p whiteSpace="pre-line">{note.text}</chakra.p>
              <chakra.p fontSize="sm" color="fg.subtle" textStyle="number">
                {note.by ?? 'Account deleted'}, {recentMoment(now, note.createdAt)} ·{' '}
                <LinkButton
                  aria-haspopup="dialog"
                  aria-label={`Remove the note: ${note.text}`}
                  onClick={() => setRemoving(note)}
                >
                  Remove
                </LinkButton>
              </chakra.p>
            </li>
          ))}
        </chakra.ul>
      )}
      <AppForm<{ note: string }>
        key={written}
        label="Write a note"
        initialValues={{ note: '' }}
        validate={({ note }) => ({ note: required(note, 'A note') })}
        onSubmit={async ({ note }) => {
          const refused = await addNote(trimText(note));
          if (refused === undefined) setWritten((count) => count + 1);
          return refused;
        }}
      >
        {({ busy }) => (
          <>
            <TextField
              name="note"
              label="New note"
              multiline
              autoComplete="off"
              maxLength={addOrderNoteLimits.text.max}
              hint="Only admins see notes here, but they are included in the customer's data export."
            />
            <SubmitError />
            <chakra.div>
              <Button type="submit" variant="outline" size="sm" busy={busy}>
                Add note
              </Button>
            </chakra.div>
          </>
        )}
      </AppForm>
      {removing && (
        <ConfirmDialog
          open
          question="Are you sure you want to remove this note?"
          busy={saving}
          onNo={() => setRemoving(null)}
          onYes={() => void removeNote(removing.id).then(() => setRemoving(null))}
          // The opener is removed with its note.
          finalFocus={() => heading.current}
        >
          {removing.text}
        </ConfirmDialog>
      )}
    </chakra.section>
  );
}
