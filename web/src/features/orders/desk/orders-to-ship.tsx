import { chakra } from '#shared/ui/chakra';
import { MenuCount } from '#shared/ui/menu-count';
import { useOrdersToShipQuery } from './admin-orders.generated';

const everyMinute = 60_000;

/** How many orders wait to be shipped, for admins; nothing when none does. It looks again every minute. */
export function OrdersToShip() {
  const { data } = useOrdersToShipQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: everyMinute,
    skipPollAttempt: () => document.hidden,
  });
  const pending = data?.orders.counts.pending ?? 0;
  if (pending === 0) return null;
  return (
    <MenuCount>
      {pending}
      <chakra.span srOnly> to be shipped</chakra.span>
    </MenuCount>
  );
}
