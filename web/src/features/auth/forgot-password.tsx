import { useForm } from 'react-final-form';
import { useFieldId } from '#shared/forms/form-id';
import { normalizeEmail, validEmail } from '#shared/forms/validators';
import { useSession } from '#shared/session/session-context';
import { LinkButton } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { providerSentence } from './provider-sentence';

/** Sends the password-reset mail to the address that is typed in the form around it. */
export function ForgotPassword({ onRefusal }: { onRefusal: (sentence: string | undefined) => void }) {
  const form = useForm();
  const session = useSession();
  const emailId = useFieldId('email');

  async function reset() {
    const email = (form.getFieldState('email')?.value ?? '') as string;
    onRefusal(email.trim() ? undefined : 'Please enter your email address!');
    if (validEmail(email)) {
      // Leaving the field shows what is wrong with what is in it.
      if (email.trim()) form.blur('email');
      document.getElementById(emailId)?.focus();
      return;
    }
    try {
      await session.sendPasswordReset(normalizeEmail(email));
      notify.success('Password Reset Email sent');
    } catch (thrown) {
      onRefusal(providerSentence(thrown));
    }
  }

  return (
    <LinkButton strong onClick={() => void reset()}>
      Forgot Password?
    </LinkButton>
  );
}
