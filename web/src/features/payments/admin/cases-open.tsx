import { everyMinute } from '#shared/apollo/polling';
import { WaitingCount } from '#shared/ui/menu-count';
import { useOpenCasesQuery } from './admin-cases.generated';

/** How many cases need someone, for admins; nothing when none does. It looks again every minute. */
export function CasesOpen() {
  const { data } = useOpenCasesQuery(everyMinute);
  return <WaitingCount count={data?.paymentCases.counts.open} label="to resolve" />;
}
