import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { ago } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { notify } from '#shared/ui/toast';
import { useCancelPaidOrderMutation } from './cancel-paid-order.generated';

const reasons: Partial<Record<ShopError['code'], string>> = {
  ORDER_DISPUTED: "Your bank is reviewing this payment. You can't cancel the order until it decides.",
  REFUND_NOT_PLACED: 'A refund of this payment is under review. Contact us to cancel the order.',
  ORDER_NOT_PAID: 'This order is no longer paid. It was not cancelled.',
};

const tooLate = (shippedAt: string | null) =>
  shippedAt
    ? `It shipped ${ago(new Date(), new Date(shippedAt))}. It can no longer be cancelled.`
    : 'It has already shipped. It can no longer be cancelled.';

/**
 * Cancels a paid order before it is shipped, and says what came of it. `refetch` brings the page up to date and answers when the order
 * was shipped, if it was.
 */
export function useCancelPaidOrder(refetch: (id: string) => Promise<string | null>) {
  const [run, { loading }] = useCancelPaidOrderMutation();

  async function cancelPaidOrder(id: string): Promise<void> {
    try {
      const { data } = await run({ variables: { id } });
      const order = data?.cancelOrder;
      const money = formatMoney(order?.refundedAmount ?? '0.00');
      notify.success(
        order?.refundState === 'FAILED'
          ? "Order cancelled. Your bank did not accept the refund. We're working on it."
          : `Order cancelled. A refund of ${money} to your card is pending.`,
      );
      await refetch(id);
    } catch (thrown) {
      const { code } = shopErrorOf(thrown);
      const shippedAt = await refetch(id);
      notify.error(
        code === 'ORDER_ALREADY_SHIPPED'
          ? tooLate(shippedAt)
          : (reasons[code] ?? failureMessage(thrown, 'The order was not cancelled.')),
      );
    }
  }

  return { cancelPaidOrder, cancelling: loading };
}
