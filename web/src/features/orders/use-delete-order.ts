import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';
import { useDeleteOrderMutation } from './mine/my-orders.generated';

const reasons: Partial<Record<ShopError['code'], string>> = {
  ORDER_ALREADY_PAID: 'This order is paid. A paid order is not deleted here.',
  PAYMENT_IN_PROGRESS:
    'A payment for this order is being processed. It was not deleted; look again in a moment.',
  ORDER_NOT_PAYABLE: 'This order is just being changed. It was not deleted; look again in a moment.',
};

interface DeleteOrderOptions {
  /** Its own page goes on showing the order until it is left: then only the lists forget it. */
  onItsPage?: boolean;
  /** What follows when it is gone, and when it is not: the page did not know something then. */
  afterwards: (isGone: boolean) => Promise<unknown>;
}

/** Deletes an unpaid order. On success a toast says so and the lists show it no more, on refusal a toast says why. */
export function useDeleteOrder({ onItsPage = false, afterwards }: DeleteOrderOptions) {
  const [run, { loading }] = useDeleteOrderMutation({
    update(cache, { data }) {
      if (!data) return;
      const { id } = data.deleteOrder;
      if (onItsPage) cache.evict({ id: 'ROOT_QUERY', fieldName: 'myOrders' });
      else cache.evict({ id: cache.identify({ __typename: 'Order', id }) });
      cache.gc();
    },
  });

  /** True when the order is gone. */
  async function deleteOrder(id: string): Promise<boolean> {
    try {
      await run({ variables: { id } });
      notify.success('This order is deleted!');
      void afterwards(true);
      return true;
    } catch (thrown) {
      notify.error(
        reasons[shopErrorOf(thrown).code] ?? 'The order was not deleted. Nothing was changed; try again.',
      );
      await afterwards(false);
      return false;
    }
  }

  return { deleteOrder, deleting: loading };
}
