import { chakra } from '#shared/ui/chakra';
import { useOrdersToShipQuery } from './admin-orders.generated';

const everyMinute = 60_000;

const Count = chakra('span', {
  base: {
    ml: 'auto',
    px: '2',
    borderRadius: 'mark',
    bg: 'bg.emphasized',
    fontSize: 'sm',
    textStyle: 'number',
  },
});

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
    <Count>
      {pending}
      <chakra.span srOnly> to ship</chakra.span>
    </Count>
  );
}
