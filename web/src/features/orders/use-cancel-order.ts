import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import type { Role } from '#shared/gql/schema-types.generated';
import { notify } from '#shared/ui/toast';
import { useCancelOrderMutation } from './cancel-order.generated';

type Reasons = Partial<Record<ShopError['code'], string>>;

const reasons: Reasons = {
  PAYMENT_IN_PROGRESS:
    'A payment for this order is being processed. It was not deleted. Check again in a moment.',
  ORDER_NOT_PAYABLE: 'This order is being updated. It was not deleted. Try again in a moment.',
};

const reasonsFor: Record<Role, Reasons> = {
  CUSTOMER: { ...reasons, ORDER_ALREADY_PAID: "This order is paid. Paid orders can't be deleted here." },
  ADMIN: {
    ...reasons,
    ORDER_ALREADY_PAID: "This order has already been paid. Paid orders can't be deleted.",
    NOT_FOUND: 'This order no longer exists.',
    FORBIDDEN: 'You no longer have admin rights.',
  },
};

interface CancelOrderOptions {
  /** Whose page it is: customers and admins read other sentences. */
  as: Role;
  /** Its own page goes on showing the order until it is left: then only the lists forget it. */
  onItsPage?: boolean;
  /** What follows when it is gone, and when it is not: the page did not know something then. */
  afterwards: (isRemoved: boolean) => Promise<unknown>;
}

/** Cancels an unpaid order. On success a toast says so and the lists show it no more, on refusal a toast says why. */
export function useCancelOrder({ as, onItsPage = false, afterwards }: CancelOrderOptions) {
  const [run, { loading }] = useCancelOrderMutation({
    update(cache, { data }) {
      if (!data) return;
      const { id } = data.deleteOrder;
      if (onItsPage) cache.evict({ id: 'ROOT_QUERY', fieldName: 'myOrders' });
      else cache.evict({ id: cache.identify({ __typename: 'Order', id }) });
      cache.gc();
    },
  });

  /** True when the order is gone. */
  async function cancelOrder(id: string): Promise<boolean> {
    try {
      await run({ variables: { id } });
      notify.success('This order is deleted!');
      void afterwards(true);
      return true;
    } catch (thrown) {
      notify.error(
        reasonsFor[as][shopErrorOf(thrown).code] ?? failureMessage(thrown, 'The order was not deleted.'),
      );
      await afterwards(false);
      return false;
    }
  }

  return { cancelOrder, cancelling: loading };
}
