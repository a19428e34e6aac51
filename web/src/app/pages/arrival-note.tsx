import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import type { Arrival } from '#shared/session/arrival';
import { Note } from '#shared/ui/note';

const sentences = {
  'log-in-first': 'Please log in to see that page.',
  'admins-only': 'That page is for admins. You have been signed out.',
};

/** Why a guard sent somebody here. It takes focus: it is what has changed. */
export function ArrivalNote({ reason }: Pick<Arrival, 'reason'>) {
  const sentence = reason && sentences[reason];

  const note = useFocusWhenShown<HTMLDivElement>(sentence !== undefined);
  if (!sentence) return null;
  return (
    <Note ref={note} kind="info" tabIndex={-1} outline="none">
      <span>{sentence}</span>
    </Note>
  );
}
