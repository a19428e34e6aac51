import Mail from 'virtual:lucide/mail';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { trimText } from '#shared/format/visible-text';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { LinkSent, SendAgain } from './link-sent';
import { providerSentence } from './provider-sentence';
import { useSendLink } from './use-send-link';
import { useTypedEmail } from './use-typed-email';

interface SendLinkProps {
  /** Page that the link leads to after login; undefined: the home page. */
  from: string | undefined;
  onRefusal: (sentence: string | undefined) => void;
}

/** Login without a password: emails a link to the address that is typed in the enclosing form. */
export function SendLink({ from, onRefusal }: SendLinkProps) {
  const { sent, send } = useSendLink(from);
  const [busy, setBusy] = useState(false);
  const form = useForm();
  const takeEmail = useTypedEmail(onRefusal);

  async function ask() {
    const email = takeEmail();
    if (email === undefined) return;
    const name = trimText((form.getFieldState('name')?.value ?? '') as string);
    setBusy(true);
    try {
      await send({ email, ...(name && { name }) });
    } catch (thrown) {
      onRefusal(providerSentence(thrown));
    } finally {
      setBusy(false);
    }
  }

  return (
    <chakra.div display="grid" gap="3">
      {sent ? (
        <>
          <LinkSent email={sent.email} />
          <SendAgain sent={sent} busy={busy} onClick={() => void ask()} />
        </>
      ) : (
        <>
          <Button
            variant="outline"
            shape="full"
            icon={<Mail size={20} />}
            busy={busy}
            onClick={() => void ask()}
          >
            Email me a link
          </Button>
          <chakra.p color="fg.muted" fontSize="sm" textAlign="center">
            No password needed: the link in the email logs you in.
          </chakra.p>
        </>
      )}
    </chakra.div>
  );
}
