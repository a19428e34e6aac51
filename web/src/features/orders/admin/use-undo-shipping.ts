import { mayBeDone } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';
import { countOfOrders } from '#shop-kit/units';
import { useUndoShipOrdersMutation } from './admin-orders.generated';
import { countShipped } from './count-shipped';
import { clockOf, endUndoClock } from './undo-clocks';

const reasons: Partial<Record<ShopError['code'], (many: boolean) => string>> = {
  SHIPMENT_FINAL: (many) =>
    many
      ? "It's too late to undo: these orders stay marked as shipped."
      : "It's too late to undo: this order stays marked as shipped.",
  NOT_FOUND: (many) => (many ? 'One of these orders no longer exists.' : 'This order no longer exists.'),
  FORBIDDEN: () => 'You no longer have admin rights.',
};

/**
 * Takes back what one press has shipped, all of it or nothing, and says what came of it. While there is time, a failed try can be
 * repeated.
 */
export function useUndoShipping(orderIds: readonly string[]) {
  const [run, { loading }] = useUndoShipOrdersMutation({
    update(cache, { data }) {
      if (!data) return;
      countShipped(cache, -data.undoShipOrders.length);
      // They wait again, in the parcels that they were in.
      cache.evict({ fieldName: 'parcelsToShip' });
    },
  });
  const clock = clockOf(orderIds);
  const many = orderIds.length > 1;

  async function undo() {
    try {
      await run({ variables: { ids: [...orderIds] } });
      endUndoClock(clock);
      notify.success(
        many
          ? `Shipment undone. ${countOfOrders(orderIds.length)} are waiting to be shipped again.`
          : 'Shipment undone. The order is waiting to be shipped again.',
      );
    } catch (thrown) {
      const reason = reasons[shopErrorOf(thrown).code];
      if (reason) endUndoClock(clock);
      const unsaid = mayBeDone(thrown)
        ? "We couldn't confirm that the shipment was undone."
        : 'The shipment was not undone.';
      notify.error(reason?.(many) ?? `${unsaid} Try again before the time runs out.`);
    }
  }

  return { undo, undoing: loading };
}
