import { chakra } from '#shared/ui/chakra';
import { MenuCount } from '#shared/ui/menu-count';
import { useReturnsToAnswerQuery } from './admin-returns.generated';

const everyMinute = 60_000;

/** How many returns wait for the shop, to be answered or refunded, or are overdue; nothing when none does. It looks again every minute. */
export function ReturnsToAnswer() {
  const { data } = useReturnsToAnswerQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: everyMinute,
    skipPollAttempt: () => document.hidden,
  });
  const { asked = 0, overdue = 0, here = 0 } = data?.adminReturns.counts ?? {};
  const waiting = asked + overdue + here;
  if (waiting === 0) return null;
  return (
    <MenuCount>
      {waiting}
      <chakra.span srOnly> to answer or to refund, or overdue</chakra.span>
    </MenuCount>
  );
}
