import { everyMinute } from '#shared/apollo/polling';
import { WaitingCount } from '#shared/ui/menu-count';
import { useOpenCasesQuery } from './admin-cases.generated';

/** The number of open cases, for admins; nothing if there are none. Polled every minute. */
export function CasesOpen() {
  const { data } = useOpenCasesQuery(everyMinute);
  return <WaitingCount count={data?.paymentCases.counts.open} label="to resolve" />;
}
