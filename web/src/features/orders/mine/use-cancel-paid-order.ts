import { ago } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { notify } from '#shared/ui/toast';
import { useAction } from '#shop-kit/use-action';
import { useCancelPaidOrderMutation } from './cancel-paid-order.generated';

const tooLate = (shippedAt: string | null) =>
  shippedAt
    ? `It shipped ${ago(new Date(), new Date(shippedAt))}. It can no longer be canceled.`
    : 'It has already shipped. It can no longer be canceled.';

/** Cancels a paid order before it is shipped. `refetch` updates the page and resolves to when the order was shipped, if it was. */
export function useCancelPaidOrder(refetch: (id: string) => Promise<string | null>) {
  const [run] = useCancelPaidOrderMutation();
  const { act, busy } = useAction();

  async function cancelPaidOrder(id: string): Promise<void> {
    const refusal = await act({
      send: () => run({ variables: { id } }),
      done: ({ data }) =>
        data?.cancelOrder.refundState === 'FAILED'
          ? "Order canceled. Your bank did not accept the refund. We're working on it."
          : `Order canceled. A refund of ${formatMoney(data?.cancelOrder.refundedAmount ?? '0.00')} to your card is pending.`,
      notDone: 'The order was not canceled.',
      texts: {
        ORDER_DISPUTED: "Your bank is reviewing this payment. You can't cancel the order until it decides.",
        MANUAL_REFUND_UNASSIGNED: 'A refund of this payment is under review. Contact us to cancel the order.',
        ORDER_NOT_PAID: 'This order is no longer paid.',
      },
      quiet: true,
    });
    const shippedAt = await refetch(id);
    if (refusal) notify.error(refusal.code === 'ORDER_ALREADY_SHIPPED' ? tooLate(shippedAt) : refusal.text);
  }

  return { cancelPaidOrder, cancelling: busy };
}
