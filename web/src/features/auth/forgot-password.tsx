import { useSession } from '#shared/session/session-context';
import { LinkButton } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { providerSentence } from './provider-sentence';
import { useTypedEmail } from './use-typed-email';

/** Sends the password-reset mail to the address that is typed in the form around it. */
export function ForgotPassword({ onRefusal }: { onRefusal: (sentence: string | undefined) => void }) {
  const session = useSession();
  const takeEmail = useTypedEmail(onRefusal);

  async function reset() {
    const email = takeEmail();
    if (email === undefined) return;
    try {
      await session.sendPasswordReset(email);
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
