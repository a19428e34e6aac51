import type { ApolloCache } from '@apollo/client';
import { retryOnce } from '#shared/apollo/failure-message';
import { formatMoney } from '#shared/format/money';
import type { RefundState } from '#shared/gql/schema-types.generated';
import { useAction } from '#shop-kit/use-action';
import { useRefundOrderMutation, type AdminOrders_OrderFragment } from './admin-orders.generated';

/** Says what happens to the money of an order that has just been refunded. */
const paymentNote: Record<RefundState, (price: string) => string> = {
  REFUNDED: (price) => `: ${price}.`,
  PENDING: () => '. The refund is pending; if it fails, it appears in Cases.',
  FAILED: () => '. Stripe declined to refund the payment: see Cases.',
};

/** Counts in other tabs are stale, and its units are in stock again. */
function forgetLists(cache: ApolloCache) {
  for (const fieldName of ['orders', 'parts', 'paymentCases', 'overview']) cache.evict({ fieldName });
}

/** Refunds a paid order instead of shipping it. Resolves to false once refunded (its row stays), otherwise to the message of the refusal. */
export function useRefundOrder(refetch: () => Promise<unknown>) {
  const [run] = useRefundOrderMutation({ update: forgetLists });
  const { act } = useAction(refetch);

  return async function refundOrder({ id, number }: AdminOrders_OrderFragment, reason: string) {
    const refusal = await act({
      send: () => retryOnce(() => run({ variables: { id, reason: reason || null } })),
      done: ({ data }) => {
        const price = formatMoney(data?.refundOrder.price ?? '0.00');
        return `Order ${number} is refunded${paymentNote[data?.refundOrder.refundState ?? 'PENDING'](price)}`;
      },
      notDone: 'The order was not refunded.',
      quiet: true,
    });
    return refusal?.text ?? false;
  };
}
