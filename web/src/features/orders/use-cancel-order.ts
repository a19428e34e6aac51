import { useAction } from '#shop-kit/use-action';
import { useCancelOrderMutation } from './cancel-order.generated';

interface CancelOrderOptions {
  /** Its own page goes on showing the order until it is left: then only the lists forget it. */
  onItsPage?: boolean;
  /** Called once the order is deleted, and after a refusal, when the page is stale. */
  afterwards: (isRemoved: boolean) => Promise<unknown>;
}

/** Deletes an unpaid order: the lists no longer show it. */
export function useCancelOrder({ onItsPage = false, afterwards }: CancelOrderOptions) {
  const [run] = useCancelOrderMutation({
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
  async function cancelOrder(id: string): Promise<boolean> {
    const refusal = await act({
      send: () => run({ variables: { id } }),
      done: 'This order is deleted!',
      notDone: 'The order was not deleted.',
    });
    if (refusal) await afterwards(false);
    else void afterwards(true);
    return !refusal;
  }

  return { cancelOrder, cancelling: busy };
}
