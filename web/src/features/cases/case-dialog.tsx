import { chakra } from '#shared/ui/chakra';
import { AppForm } from '#shared/forms/app-form';
import { TextField } from '#shared/forms/text-field';
import { required } from '#shared/forms/validators';
import { Button } from '#shared/ui/button';
import { Modal, ModalDescription } from '#shared/ui/modal';

interface CaseDialogProps {
  /** The question, and the word of the button that says yes to it. */
  question: string;
  yes: string;
  /** The case, named, and what becomes of it. */
  about: string;
  /** The note that it cannot do without, by its label; else one may be written. */
  needs: string | null;
  open: boolean;
  onNo: () => void;
  onYes: (note: string) => Promise<void>;
  finalFocus: () => HTMLElement | null;
}

/** Asks before something is done about a case, and for a note. */
export function CaseDialog({ question, yes, about, needs, open, onNo, onYes, finalFocus }: CaseDialogProps) {
  return (
    <Modal title={question} open={open} onClose={onNo} finalFocus={finalFocus}>
      <ModalDescription>{about}</ModalDescription>
      <AppForm<{ note: string }>
        label={question}
        initialValues={{ note: '' }}
        validate={({ note }) => ({ note: needs ? required(note, needs) : undefined })}
        onSubmit={async ({ note }) => {
          await onYes((note as string | undefined)?.trim() ?? '');
          return undefined;
        }}
      >
        {({ busy }) => (
          <>
            <TextField
              name="note"
              label={needs ?? 'Note'}
              optional={needs === null}
              multiline
              autoComplete="off"
              maxLength={500}
              hint="Goes into the log with your name"
            />
            <chakra.div display="flex" gap="3" justifyContent="flex-end">
              <Button variant="outline" onClick={onNo}>
                Cancel
              </Button>
              <Button type="submit" busy={busy}>
                {yes}
              </Button>
            </chakra.div>
          </>
        )}
      </AppForm>
    </Modal>
  );
}
