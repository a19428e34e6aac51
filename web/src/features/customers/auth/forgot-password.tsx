import { useState } from 'react';
import { useSession } from '#shared/session/session-context';
import { LinkButton } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { providerSentence } from './provider-sentence';
import { useTypedEmail } from './use-typed-email';

/** Sends the password-reset email to the address that is typed in the enclosing form. */
export function ForgotPassword({ onRefusal }: { onRefusal: (sentence: string | undefined) => void }) {
  const session = useSession();
  const takeEmail = useTypedEmail(onRefusal);
  const [sending, setSending] = useState(false);

  async function reset() {
    const email = takeEmail();
    if (email === undefined || sending) return;
    setSending(true);
    try {
      await session.sendPasswordReset(email);
      notify.success('Password Reset Email sent');
    } catch (thrown) {
      onRefusal(providerSentence(thrown));
    }
    setSending(false);
  }

  return (
    <LinkButton
      strong
      aria-disabled={sending || undefined}
      aria-busy={sending || undefined}
      onClick={() => void reset()}
    >
      Forgot Password?
    </LinkButton>
  );
}
