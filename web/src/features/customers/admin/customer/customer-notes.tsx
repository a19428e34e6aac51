import Trash2 from 'virtual:lucide/trash';
import { useState } from 'react';
import { moment } from '#shared/format/dates';
import { refetchActive } from '#shared/apollo/failure-message';
import { trimText } from '#shared/format/visible-text';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { useAction } from '#shop-kit/use-action';
import {
  useAddCustomerNoteMutation,
  useRemoveCustomerNoteMutation,
  type CustomerNotes_NoteFragment,
} from './customer.generated';
import { ListPanel, PanelRow } from '#shared/ui/list-panel';
import { addCustomerNoteLimits } from '#shared/gql/admin-limits.generated';
import type { ApolloCache } from '@apollo/client';

/** Replaces the cached notes of a customer by those that the shop returned. */
function saveNotes(cache: ApolloCache, customerId: string, notes: readonly CustomerNotes_NoteFragment[]) {
  cache.modify({
    id: cache.identify({ __typename: 'Customer', id: customerId }),
    fields: {
      notes: (_known, { toReference }) =>
        notes
          .map(({ id }) => toReference({ __typename: 'CustomerNote', id }))
          .filter((one) => one !== undefined),
    },
  });
}

const writerOf = ({ author }: CustomerNotes_NoteFragment) => author ?? 'Account deleted';

interface CustomerNotesProps {
  customerId: string;
  notes: readonly CustomerNotes_NoteFragment[];
}

/** Notes about a customer, shared by admins. */
export function CustomerNotes({ customerId, notes }: CustomerNotesProps) {
  const [written, setWritten] = useState(0);
  const [leaving, setLeaving] = useState<CustomerNotes_NoteFragment | null>(null);
  const [add, { client }] = useAddCustomerNoteMutation({
    update: (cache, { data }) => {
      if (data) saveNotes(cache, customerId, data.addCustomerNote);
    },
  });
  const [remove] = useRemoveCustomerNoteMutation({
    update: (cache, { data }) => {
      if (data) saveNotes(cache, customerId, data.removeCustomerNote);
    },
  });

  const { act, busy: saving } = useAction();

  async function addNote({ text }: { text: string }): Promise<string | undefined> {
    const refusal = await act({
      send: () => add({ variables: { customerId, text } }),
      notDone: 'The note was not added.',
      hint: 'Check the notes before you try again.',
      quiet: true,
    });
    if (refusal?.mayBeDone) await refetchActive(client);
    // A new form: the text is a note now.
    if (!refusal) setWritten((count) => count + 1);
    return refusal?.text;
  }

  async function removeNote(id: string) {
    await act({ send: () => remove({ variables: { id } }), notDone: 'The note was not removed.' });
    setLeaving(null);
  }

  return (
    <>
      <ListPanel
        id="notes"
        title="Notes"
        empty="No notes yet."
        isEmpty={notes.length === 0}
        below={
          <chakra.div p="4" borderTopWidth="1px" borderColor="border.muted">
            <AppForm<{ text: string }>
              key={written}
              label="Add a note"
              initialValues={{ text: '' }}
              validate={({ text }) => ({ text: trimText(text ?? '') ? undefined : 'Note is required' })}
              onSubmit={addNote}
            >
              {({ busy }) => (
                <>
                  <TextField
                    name="text"
                    label="New note"
                    autoComplete="off"
                    maxLength={addCustomerNoteLimits.text.max}
                    multiline
                    hint="Only admins see notes here, but they are included in the customer's data export."
                  />
                  <SubmitError />
                  <Button type="submit" variant="outline" size="sm" justifySelf="start" busy={busy}>
                    Add note
                  </Button>
                </>
              )}
            </AppForm>
          </chakra.div>
        }
      >
        {notes.map((note) => (
          <PanelRow key={note.id}>
            <div className="what">
              <chakra.p whiteSpace="pre-line">{note.text}</chakra.p>
              <p className="more">
                {writerOf(note)}, {moment(note.createdAt)}
              </p>
            </div>
            <Button
              variant="danger"
              size="sm"
              icon={<Trash2 size={16} />}
              aria-label={`Remove the note by ${writerOf(note)}, ${moment(note.createdAt)}`}
              onClick={() => setLeaving(note)}
            >
              Remove
            </Button>
          </PanelRow>
        ))}
      </ListPanel>
      {leaving && (
        <ConfirmDialog
          open
          question="Are you sure you want to remove this note?"
          busy={saving}
          onYes={() => void removeNote(leaving.id)}
          onNo={() => setLeaving(null)}
        >
          {writerOf(leaving)}, {moment(leaving.createdAt)}. This can't be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
