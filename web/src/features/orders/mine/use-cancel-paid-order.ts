import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { ago } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { notify } from '#shared/ui/toast';
import { useCancelPaidOrderMutation } from './cancel-paid-order.generated';

const reasons: Partial<Record<ShopError['code'], string>> = {
  ORDER_DISPUTED: 'Your bank is deciding about this payment. Until then the order can’t be cancelled.',
  REFUND_NOT_PLACED: 'A refund of this payment is being looked at. Ask us to cancel the order.',
  ORDER_NOT_PAID: 'This order is not paid any more. It was not cancelled.',
};

const tooLate = (shippedAt: string | null) =>
  shippedAt
    ? `It was shipped ${ago(new Date(), new Date(shippedAt))}. It can't be cancelled any more.`
    : "It was shipped meanwhile. It can't be cancelled any more.";

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
          ? 'The order is cancelled. Your bank did not take the money back: we are on it.'
          : `The order is cancelled. ${money} is on its way back to your card.`,
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
