import type { ApolloCache } from '@apollo/client';
import { askedTwice, failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { formatMoney } from '#shared/format/money';
import type { RefundState } from '#shared/gql/schema-types.generated';
import { notify } from '#shared/ui/toast';
import { useRefundOrderMutation, type AdminOrders_OrderFragment } from './admin-orders.generated';

const reasons: Partial<Record<ShopError['code'], string>> = {
  ORDER_ALREADY_SHIPPED: 'This order has already shipped. It was not refunded.',
  ORDER_DISPUTED: "The customer's bank is reviewing a dispute about this order. It was not refunded.",
  REFUND_NOT_PLACED:
    'Part of its payment was refunded in Stripe. First assign that refund to orders in Cases. This order was not refunded.',
  ORDER_NOT_PAID: 'This order is not paid. It was not refunded.',
  NOT_FOUND: 'This order no longer exists.',
  FORBIDDEN: 'You no longer have admin rights.',
};

/** What is said of the money of an order that has just been refunded. */
const paymentNote: Record<RefundState, (price: string) => string> = {
  REFUNDED: (price) => `: ${price}.`,
  PENDING: () => '. The refund is pending; if it fails, it appears in Cases.',
  FAILED: () => '. Stripe declined to refund the payment: see Cases.',
};

/** Other tabs may have it too many or too few, and its units are in stock again. */
function forgetLists(cache: ApolloCache) {
  for (const fieldName of ['orders', 'parts', 'paymentCases', 'overview']) cache.evict({ fieldName });
}

/** Refunds a paid order instead of shipping it, and says what came of it. False: its row stays where it is; words say why it was not refunded. */
export function useRefundOrder(refetch: () => Promise<unknown>) {
  const [run] = useRefundOrderMutation({ update: forgetLists });

  return async function refundOrder({ id, number }: AdminOrders_OrderFragment, reason: string) {
    let refusal: string | undefined;
    try {
      const { data } = await askedTwice(() => run({ variables: { id, reason: reason || null } }));
      const price = formatMoney(data?.refundOrder.price ?? '0.00');
      notify.success(
        `Order ${number} is refunded${paymentNote[data?.refundOrder.refundState ?? 'PENDING'](price)}`,
      );
    } catch (thrown) {
      refusal = reasons[shopErrorOf(thrown).code] ?? failureMessage(thrown, 'The order was not refunded.');
    }
    await refetch();
    return refusal ?? false;
  };
}
