import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';
import { useUndoShipOrderMutation } from './admin-orders.generated';
import { countShipped } from './count-shipped';
import { endUndoClock } from './undo-clocks';

const reasons: Partial<Record<ShopError['code'], string>> = {
  SHIPMENT_FINAL: 'It was too late: this order stays marked as shipped.',
  NOT_FOUND: 'This order is not there any more.',
  FORBIDDEN: 'Only admins can do this, and you are not an admin any more.',
};

/** Takes the shipment of an order back and says what came of it. While there is time, a failed try can be repeated. */
export function useUndoShipping(id: string) {
  const [run, { loading }] = useUndoShipOrderMutation({
    update(cache, { data }) {
      if (data) countShipped(cache, -1);
    },
  });

  async function undo() {
    try {
      await run({ variables: { id } });
      endUndoClock(id);
      notify.success('The shipment is undone. The order waits again.');
    } catch (thrown) {
      const reason = reasons[shopErrorOf(thrown).code];
      if (reason) endUndoClock(id);
      notify.error(reason ?? 'The shipment was not undone. Try again while there is time.');
    }
  }

  return { undo, undoing: loading };
}
