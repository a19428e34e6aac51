import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';
import { useDeleteOrderMutation } from './my-orders.generated';

const reasons: Partial<Record<ShopError['code'], string>> = {
  ORDER_ALREADY_PAID: 'This order is paid. A paid order is not deleted here.',
  PAYMENT_IN_PROGRESS:
    'A payment for this order is being processed. It was not deleted; look again in a moment.',
  ORDER_NOT_PAYABLE: 'This order is just being changed. It was not deleted; look again in a moment.',
};

/**
 * Deletes an unpaid order. On success the row goes and a toast says so, on refusal a toast says why. Either way the list
 * is fetched anew: its count has changed, or something that the page did not know.
 */
export function useDeleteOrder(refetchOrders: () => Promise<unknown>) {
  const [run, { loading }] = useDeleteOrderMutation({
    update(cache, { data }) {
      if (!data) return;
      cache.evict({ id: cache.identify({ __typename: 'Order', id: data.deleteOrder.id }) });
      cache.gc();
    },
  });

  /** True when the order is gone. */
  async function deleteOrder(id: string): Promise<boolean> {
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

  return { deleteOrder, deleting: loading };
}
