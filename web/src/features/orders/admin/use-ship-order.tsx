import { useUser } from '#shared/session/session-context';
import { notify } from '#shared/ui/toast';
import { useAction } from '#shop-kit/use-action';
import { useShipOrderMutation, type AdminOrders_OrderFragment } from './admin-orders.generated';
import { countShipped } from './count-shipped';
import { nameOfOrder } from './order-name';
import { isShippedByOther, shippedBy } from './shipped-by';
import { startUndoClock } from './undo-clocks';
import { offerUndo } from './undo-toast';

/**
 * Marks a paid order as shipped, to be undone for ten seconds. The row shows it at once, and the truth again if the API refuses.
 * Resolves to whether this click has shipped it.
 */
export function useShipOrder() {
  const [run] = useShipOrderMutation();
  const { act } = useAction();
  const by = useUser()?.email ?? null;

  return async function shipOrder(order: AdminOrders_OrderFragment): Promise<boolean> {
    const at = new Date().toISOString();
    let shippedByOther: string | undefined;
    const refusal = await act({
      send: async () => {
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
        if (data && isShippedByOther(data.shipOrder, by))
          shippedByOther = shippedBy(data.shipOrder) ?? 'Another admin';
        else if (data) startUndoClock(data.shipOrder);
      },
      notDone: 'The order was not marked as shipped.',
      texts: { CONFLICT: 'The address has changed. Check the address first.' },
    });
    if (shippedByOther) notify.error(`${shippedByOther} has already shipped this order.`);
    if (refusal ?? shippedByOther) return false;
    offerUndo({ orderIds: [order.id], text: 'This product is shipped!', name: nameOfOrder(order) });
    return true;
  };
}
