import { chakra } from '#shared/ui/chakra';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { ButtonLink } from '#shared/ui/button-link';
import { CopyLine } from '#shared/ui/copy-line';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import type { RefundState } from '#shared/gql/schema-types.generated';
import type { PaymentOrder_OrderFragment } from './payment-order.generated';

const refundTitles: Record<RefundState, string> = {
  ON_ITS_WAY: 'This order was taken back, and its refund is on its way. There is nothing to pay.',
  FAILED: 'This order was taken back, and its refund failed. We are on it. There is nothing to pay.',
  GIVEN_BACK: 'This order was refunded. There is nothing to pay.',
};

function titleOf({ status, refundState }: PaymentOrder_OrderFragment, justNow: boolean) {
  if (status === 'REFUNDED') return refundTitles[refundState ?? 'GIVEN_BACK'];
  return justNow ? 'Your payment is completed. Thank You!' : 'This order is paid.';
}

interface PaymentDoneProps {
  order: PaymentOrder_OrderFragment;
  /** True when the payment was made just now, on this page. */
  justNow: boolean;
}

/** In place of the card form once there is nothing left to pay. */
export function PaymentDone({ order, justNow }: PaymentDoneProps) {
  const note = useFocusWhenShown<HTMLDivElement>({ wanted: justNow });
  return (
    <>
      <Note
        ref={note}
        kind={order.status === 'REFUNDED' && order.refundState === 'FAILED' ? 'warning' : 'success'}
        role="status"
        tabIndex={-1}
        title={titleOf(order, justNow)}
      />
      {order.transactionId && (
        <chakra.div display="grid" gap="1.5">
          <chakra.span color="fg.muted">Transaction</chakra.span>
          <CopyLine text={order.transactionId} what="the transaction id" />
        </chakra.div>
      )}
      <ButtonLink to={paths.dashboard.myOrder.to(order.id)}>See your order</ButtonLink>
      <p>
        <TextLink to={paths.dashboard.myOrders.to()}>See it in My Orders</TextLink>
      </p>
    </>
  );
}
