import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { Button } from '#shared/ui/button';
import { Modal, ModalActions, ModalDescription } from '#shared/ui/modal';
import { refusalText } from './error-texts';

interface DeleteAccountDialogProps {
  open: boolean;
  title: string;
  /** The address to type. */
  email: string;
  /** Rejects when the API refuses. */
  onDelete: (email: string) => Promise<unknown>;
  onClose: () => void;
}

/** Confirms the deletion of an account: the user types its address. */
export function DeleteAccountDialog({ open, title, email, onDelete, onClose }: DeleteAccountDialogProps) {
  async function submit(values: { email: string }): Promise<string | undefined> {
    try {
      await onDelete(values.email);
      return undefined;
    } catch (thrown) {
      return refusalText(thrown, 'The account was not deleted.', {
        texts: { NOT_FOUND: 'This account no longer exists.' },
        hint: 'Try again; it is safe to repeat.',
      });
    }
  }

  return (
    <Modal role="alertdialog" title={title} open={open} onClose={onClose}>
      <ModalDescription>
        This can't be undone. Orders are kept for bookkeeping without name, address and phone number. Profile,
        cars, cart, reviews, answers and messages are deleted. Finish open orders, returns, disputes and
        refunds first.
      </ModalDescription>
      <AppForm<{ email: string }>
        label={title}
        initialValues={{ email: '' }}
        validate={({ email: typed }) => ({
          email: typed?.trim().toLowerCase() === email ? undefined : `Type ${email} to delete the account`,
        })}
        onSubmit={submit}
      >
        {({ busy }) => (
          <>
            <TextField
              name="email"
              label="Email of the account"
              type="email"
              autoComplete="off"
              hint={email}
            />
            <SubmitError />
            <ModalActions>
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" variant="dangerSolid" busy={busy}>
                Delete account
              </Button>
            </ModalActions>
          </>
        )}
      </AppForm>
    </Modal>
  );
}
