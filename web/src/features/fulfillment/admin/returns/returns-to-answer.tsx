import { everyMinute } from '#shared/apollo/polling';
import { WaitingCount } from '#shared/ui/menu-count';
import { useReturnsToAnswerQuery } from './admin-returns.generated';

/** How many returns wait for the shop, to be answered or refunded, or are overdue; nothing when none does. It looks again every minute. */
export function ReturnsToAnswer() {
  const { data } = useReturnsToAnswerQuery(everyMinute);
  const { asked = 0, overdue = 0, here = 0 } = data?.adminReturns.counts ?? {};
  return <WaitingCount count={asked + overdue + here} label="to review or refund, or overdue" />;
}
