import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';
import { useRemoveOrderMutation } from './admin-orders.generated';

const reasons: Partial<Record<ShopError['code'], string>> = {
  ORDER_ALREADY_PAID: 'This order is paid by now. A paid order is not deleted.',
  PAYMENT_IN_PROGRESS:
    'A payment for this order is being processed. It was not deleted; look again in a moment.',
  ORDER_NOT_PAYABLE: 'This order is just being changed. It was not deleted; look again in a moment.',
  NOT_FOUND: 'This order is not there any more.',
  FORBIDDEN: 'Only admins can do this, and you are not an admin any more.',
};

/** Deletes an unpaid order of anybody, says what came of it, and has the list fetched anew. */
export function useRemoveOrder(refetchOrders: () => Promise<unknown>) {
  const [run, { loading }] = useRemoveOrderMutation({
    update(cache, { data }) {
      if (!data) return;
      cache.evict({ id: cache.identify({ __typename: 'Order', id: data.deleteOrder.id }) });
      cache.gc();
    },
  });

  /** True when the order is gone. */
  async function removeOrder(id: string): Promise<boolean> {
    try {
      await run({ variables: { id } });
      notify.success('This order is deleted!');
      void refetchOrders();
      return true;
    } catch (thrown) {
      notify.error(
        reasons[shopErrorOf(thrown).code] ?? 'The order was not deleted. Nothing was changed; try again.',
      );
      await refetchOrders();
      return false;
    }
  }

  return { removeOrder, removing: loading };
}
