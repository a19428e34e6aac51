import { useAction } from '#shop-kit/use-action';
import { useDeleteOrderMutation } from './delete-order.generated';

interface DeleteOrderOptions {
  /** The order's own page shows the order until the user leaves: then only the lists are evicted. */
  onItsPage?: boolean;
  /** Called once the order is deleted, and after a refusal, when the page is stale. */
  afterwards: (isRemoved: boolean) => Promise<unknown>;
}

/** Deletes an unpaid order: the lists no longer show it. */
export function useDeleteOrder({ onItsPage = false, afterwards }: DeleteOrderOptions) {
  const [run] = useDeleteOrderMutation({
    update(cache, { data }) {
      if (!data) return;
      const { id } = data.deleteOrder;
      if (onItsPage) cache.evict({ id: 'ROOT_QUERY', fieldName: 'myOrders' });
      else cache.evict({ id: cache.identify({ __typename: 'Order', id }) });
      cache.gc();
    },
  });
  const { act, busy } = useAction();

  /** True when the order is gone. */
  async function deleteOrder(id: string): Promise<boolean> {
    const refusal = await act({
      send: () => run({ variables: { id } }),
      done: 'This order is deleted!',
      notDone: 'The order was not deleted.',
    });
    if (refusal) await afterwards(false);
    else void afterwards(true);
    return !refusal;
  }

  return { deleteOrder, deleting: busy };
}
