import { countOfOrders } from '#shop-kit/units';
import { useAction } from '#shop-kit/use-action';
import { useUndoShipOrdersMutation } from './admin-orders.generated';
import { countShipped } from './count-shipped';
import { clockOf, endUndoClock } from './undo-clocks';

/** Undoes one shipment, all of it or nothing. While there is time, a failed attempt can be repeated. */
export function useUndoShipping(orderIds: readonly string[]) {
  const [run] = useUndoShipOrdersMutation({
    update(cache, { data }) {
      if (!data) return;
      countShipped(cache, -data.undoShipOrders.length);
      // The orders wait again, in the parcels that they were in.
      cache.evict({ fieldName: 'parcelsToShip' });
    },
  });
  const { act, busy } = useAction();
  const many = orderIds.length > 1;

  async function undo() {
    const refusal = await act({
      send: () => run({ variables: { ids: [...orderIds] } }),
      done: many
        ? `Shipment undone. ${countOfOrders(orderIds.length)} are waiting to be shipped again.`
        : 'Shipment undone. The order is waiting to be shipped again.',
      notDone: 'The shipment was not undone.',
      texts: {
        SHIPMENT_FINAL: `It's too late to undo: ${many ? 'these orders stay' : 'this order stays'} marked as shipped.`,
      },
      hint: 'Try again before the time runs out.',
    });
    if (!refusal || ['FORBIDDEN', 'NOT_FOUND', 'SHIPMENT_FINAL'].includes(refusal.code))
      endUndoClock(clockOf(orderIds));
  }

  return { undo, undoing: busy };
}
