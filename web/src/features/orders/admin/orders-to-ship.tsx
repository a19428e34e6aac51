import { everyMinute } from '#shared/apollo/polling';
import { WaitingCount } from '#shared/ui/menu-count';
import { useOrdersToShipQuery } from './admin-orders.generated';

/** How many orders wait to be shipped, for admins; nothing when none does. It looks again every minute. */
export function OrdersToShip() {
  const { data } = useOrdersToShipQuery(everyMinute);
  return <WaitingCount count={data?.orders.counts.pending} label="to be shipped" />;
}
