import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import type { Arrival } from '#shared/session/arrival';
import { Note } from '#shared/ui/note';
import { paths } from '#shop-kit/paths';

interface ArrivalNoteProps {
  arrival: Arrival;
  /** Whether the user was about to order a part. */
  forOrder: boolean;
}

function sentenceFor({ arrival: { from, reason }, forOrder }: ArrivalNoteProps) {
  if (reason === 'admins-only') return 'That page is for admins only. You have been logged out.';
  if (forOrder) return 'Log in to order this part.';
  if (from === paths.cart.to()) return 'Log in to save the cart to your account.';
  if (from?.startsWith(paths.checkout.to()))
    return 'Log in or create an account to check out. Your cart is saved.';
  return from && 'Please log in to see that page.';
}

/** Says why the user was sent here. It takes focus because it is new. */
export function ArrivalNote(props: ArrivalNoteProps) {
  const sentence = sentenceFor(props);
  const note = useFocusWhenShown<HTMLDivElement>({ enabled: sentence !== undefined, yields: true });
  if (!sentence) return null;
  return (
    <Note ref={note} kind="info" tabIndex={-1} outline="none">
      <span>{sentence}</span>
    </Note>
  );
}
