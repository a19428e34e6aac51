import Mail from 'virtual:lucide/mail';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { useNow } from '#shared/browser/use-now';
import { Button, type ButtonProps } from '#shared/ui/button';
import { Note } from '#shared/ui/note';
import type { SentLink } from './use-send-link';

/** Long enough for an email to arrive, so that users don't request several. */
const pauseSeconds = 60;

/** Says that a link has been emailed, and what to do with it. */
export function LinkSent({ email }: { email: string }) {
  const note = useFocusWhenShown<HTMLDivElement>();
  return (
    <Note
      ref={note}
      kind="success"
      role="status"
      tabIndex={-1}
      outline="none"
      title={`We sent a link to ${email}.`}
    >
      <span>
        Open it in this browser to log in. In another browser we'll ask for your email again, so that no one
        can log you in to their account. The link works once.
      </span>
    </Note>
  );
}

/** Sends the link again, after a pause. */
export function SendAgain({ sent, ...props }: ButtonProps & { sent: SentLink }) {
  const now = useNow(1000);
  const left = pauseSeconds - Math.floor((now.getTime() - sent.at.getTime()) / 1000);
  return (
    <Button variant="outline" shape="full" icon={<Mail size={20} />} disabled={left > 0} {...props}>
      {left > 0 ? `Send again in ${left} s` : 'Send another link'}
    </Button>
  );
}
