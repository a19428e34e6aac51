import { everyMinute } from '#shared/apollo/polling';
import { WaitingCount } from '#shared/ui/menu-count';
import { useOrdersToShipQuery } from './admin-orders.generated';

/** The number of orders to ship, for admins; nothing if there are none. Polled every minute. */
export function OrdersToShip() {
  const { data } = useOrdersToShipQuery(everyMinute);
  return <WaitingCount count={data?.orders.counts.pending} label="to be shipped" />;
}
