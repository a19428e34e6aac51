import type { ReactNode } from 'react';
import { mayBeDone } from '#shared/apollo/not-done';
import { shopErrorOf } from '#shared/apollo/shop-error';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { usePublicConfig } from '#shared/config/config-context';
import { Note } from '#shared/ui/note';

interface MessageSentProps {
  /** What was sent to the people who run the shop. */
  what: 'message' | 'question';
  children?: ReactNode;
}

/** In the place of the form: that it is sent, and what becomes of it. It takes focus. */
export function MessageSent({ what, children }: MessageSentProps) {
  const { sendsMail } = usePublicConfig();
  const note = useFocusWhenShown<HTMLDivElement>();
  return (
    <Note
      ref={note}
      kind="success"
      role="status"
      tabIndex={-1}
      title={`Your ${what} is sent. ${sendsMail ? 'We answer by e-mail.' : 'The people who run the shop read it.'}`}
    >
      {children}
    </Note>
  );
}

/** Why it was not sent, as far as it is known not to be. */
export function notSentWords(thrown: unknown, what: MessageSentProps['what']): string {
  if (mayBeDone(thrown))
    return `It is not known whether your ${what} arrived. What you wrote is kept; try again to be sure.`;
  const refusal = shopErrorOf(thrown);
  const when = refusal.code === 'RATE_LIMITED' ? ` in ${refusal.retryAfterSeconds || 60} s` : '';
  return `Your ${what} could not be sent. Try again${when}.`;
}
