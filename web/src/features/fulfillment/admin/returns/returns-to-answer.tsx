import { everyMinute } from '#shared/apollo/polling';
import { WaitingCount } from '#shared/ui/menu-count';
import { useReturnsToAnswerQuery } from './admin-returns.generated';

/** The number of returns to review or refund, or overdue; nothing if there are none. Polled every minute. */
export function ReturnsToAnswer() {
  const { data } = useReturnsToAnswerQuery(everyMinute);
  const { asked = 0, overdue = 0, here = 0 } = data?.adminReturns.counts ?? {};
  return <WaitingCount count={asked + overdue + here} label="to review or refund, or overdue" />;
}
