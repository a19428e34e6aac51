import { chakra } from '#shared/ui/chakra';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { formatMoney } from '#shared/format/money';
import { Button } from '#shared/ui/button';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import type { Attempt } from './order-memory';
import { countsOf, totalOf } from './purchase-sums';
import type { Outcome } from './use-purchase';

interface UnconfirmedOrderProps {
  outcome: Extract<Outcome, { state: 'unknown' }>;
  look: (attempt: Attempt) => void;
}

/** Replaces the form while the outcome of the order is unknown: sent once more from here, it can't become two. */
export function UnconfirmedOrder({ outcome: { attempt, search }, look }: UnconfirmedOrderProps) {
  const note = useFocusWhenShown<HTMLDivElement>();
  const { lines, address } = attempt.input;
  return (
    <Note
      ref={note}
      kind="info"
      role="status"
      tabIndex={-1}
      outline="none"
      title="We haven't confirmed your order yet."
    >
      <chakra.span overflowWrap="anywhere">
        {countsOf(lines)}, {formatMoney(totalOf(lines))}, to {address}
      </chakra.span>
      <span>
        {search === 'idle'
          ? "We couldn't reach the server. Checking again is safe: your order can't be placed twice. You have not been charged."
          : 'Checking… You have not been charged.'}
      </span>
      <chakra.span display="flex" flexWrap="wrap" gap="3" columnGap="5" alignItems="center" mt="2">
        <Button variant="outline" size="sm" busy={search === 'asking'} onClick={() => look(attempt)}>
          {search === 'idle' ? 'Check again' : 'Check now'}
        </Button>
        <TextLink to={paths.dashboard.myOrders.to()}>See My Orders</TextLink>
      </chakra.span>
    </Note>
  );
}
