import type { ApolloCache } from '@apollo/client';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { useSessionState } from '#shared/session/session-context';
import { notify } from '#shared/ui/toast';
import {
  useShipOrderMutation,
  type AdminOrders_OrderFragment,
  type AdminOrdersQuery,
} from './admin-orders.generated';

const reasons: Partial<Record<ShopError['code'], string>> = {
  ORDER_NOT_PAID: 'This order is not paid. It was not marked as shipped.',
  NOT_FOUND: 'This order is not there any more.',
  FORBIDDEN: 'Only admins can do this, and you are not an admin any more.',
};

type Counts = AdminOrdersQuery['orders']['counts'];

/** One order less to ship in every list that is known, the sidebar's included. */
function countAsShipped(cache: ApolloCache) {
  cache.modify<{ orders: { counts: Counts } }>({
    fields: {
      orders: (list) => {
        const { counts } = list as { counts: Partial<Counts> & { pending: number } };
        return {
          ...list,
          counts: {
            ...counts,
            pending: counts.pending - 1,
            ...(counts.shipped !== undefined && { shipped: counts.shipped + 1 }),
          },
        };
      },
    },
  });
}

/**
 * Marks a paid order as shipped. The row shows it at once; if the shop says no, it shows the truth again and a toast says
 * why. Either way the list is fetched anew, as the order may belong to another tab now.
 */
export function useShipOrder(refetchOrders: () => Promise<unknown>) {
  const session = useSessionState();
  const [run] = useShipOrderMutation();
  const by = session.status === 'signed-in' ? session.user.email : null;

  async function shipOrder(order: AdminOrders_OrderFragment) {
    const at = new Date().toISOString();
    try {
      await run({
        variables: { id: order.id },
        optimisticResponse: {
          shipOrder: {
            ...order,
            status: 'SHIPPED',
            shipped: true,
            shippedAt: at,
            timeline: [...order.timeline, { __typename: 'OrderEvent', kind: 'SHIPPED', at, by }],
          },
        },
        update: countAsShipped,
      });
      notify.success('This product is shipped!');
    } catch (thrown) {
      notify.error(
        reasons[shopErrorOf(thrown).code] ??
          'The order was not marked as shipped. Nothing was changed; try again.',
      );
    }
    await refetchOrders();
  }

  return shipOrder;
}
