import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { useUser } from '#shared/session/session-context';
import { notify } from '#shared/ui/toast';
import { useShipOrderMutation, type AdminOrders_OrderFragment } from './admin-orders.generated';
import { countShipped } from './count-shipped';
import { nameOfOrder } from './order-name';
import { isShippedByOther, shippedBy } from './shipped-by';
import { startUndoClock } from './undo-clocks';
import { offerUndo } from './undo-toast';

const reasons: Partial<Record<ShopError['code'], string>> = {
  CONFLICT: 'The address has changed. The order was not marked as shipped. Check the address first.',
  ORDER_REFUNDED: 'This order has already been refunded or cancelled. It was not marked as shipped.',
  ORDER_NOT_PAID: 'This order is not paid. It was not marked as shipped.',
  NOT_FOUND: 'This order no longer exists.',
  FORBIDDEN: 'You no longer have admin rights.',
};

/**
 * Marks a paid order as shipped, to be undone for ten seconds. The row shows it at once; if the shop says no, it shows the
 * truth again and a toast says why. Answers whether this press has shipped it.
 */
export function useShipOrder() {
  const [run] = useShipOrderMutation();
  const by = useUser()?.email ?? null;

  async function shipOrder(order: AdminOrders_OrderFragment): Promise<boolean> {
    const at = new Date().toISOString();
    try {
      const { data } = await run({
        variables: { id: order.id, expectedAddress: order.address ?? '' },
        optimisticResponse: {
          shipOrder: {
            ...order,
            status: 'SHIPPED',
            shipped: true,
            shippedAt: at,
            timeline: [...order.timeline, { __typename: 'OrderEvent', kind: 'SHIPPED', at, by }],
          },
        },
        update: (cache) => countShipped(cache, 1),
      });
      if (data && isShippedByOther(data.shipOrder, by)) {
        notify.error(`${shippedBy(data.shipOrder) ?? 'Another admin'} has already shipped this order.`);
        return false;
      }
      if (data) startUndoClock(data.shipOrder);
      offerUndo({ orderIds: [order.id], said: 'This product is shipped!', name: nameOfOrder(order) });
      return true;
    } catch (thrown) {
      notify.error(
        reasons[shopErrorOf(thrown).code] ?? failureMessage(thrown, 'The order was not marked as shipped.'),
      );
      return false;
    }
  }

  return shipOrder;
}
