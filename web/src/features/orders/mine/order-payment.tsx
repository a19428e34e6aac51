import { SubLine } from '#shared/data-table/data-table.styles';
import { chakra } from '#shared/ui/chakra';
import { recentDay, timeOfDay } from '#shared/format/dates';
import { ButtonLink } from '#shared/ui/button-link';
import { StatusBadge } from '#shop-kit/order-status-badge';
import { paths } from '#shop-kit/paths';
import { refundSummary } from '#shop-kit/refund-labels';
import type { MyOrdersRow_OrderFragment } from './my-orders.generated';
import { returnLine } from '../../fulfillment/returns/return-labels';
import { hasTracking, ParcelLine } from './parcel-line';
import { isPayable, timeToPay } from './time-to-pay';

const Stack = chakra('div', { base: { display: 'grid', gap: '1.5', justifyItems: 'start' } });

/** "pi_3QK8…Rw2x": enough to find it in a statement; the order's own page shows all of it. */
const shortened = (transactionId: string) =>
  transactionId.length > 14 ? `${transactionId.slice(0, 7)}…${transactionId.slice(-4)}` : transactionId;

/** The state of the refund or of the last return; null if there is neither. */
function moneyOrReturn(order: MyOrdersRow_OrderFragment, now: Date): string | null {
  const { status, refundState, refundedAmount, refundedAt } = order;
  const last = order.returns.findLast(({ state }) => state !== 'WITHDRAWN');
  if (last) return returnLine(last);
  if (status !== 'CANCELLED' || !refundState) return null;
  const when = refundState === 'REFUNDED' && refundedAt ? `, ${recentDay(now, refundedAt)}` : '';
  return `${refundSummary(refundedAmount, refundState)}${when}`;
}

interface OrderPaymentProps {
  order: MyOrdersRow_OrderFragment;
  now: Date;
  /** Another button is the solid one. */
  isQuiet: boolean;
  /** The deadline is shown somewhere else. */
  isHoldShared: boolean;
}

/** The payment of an order: unpaid, with its deadline, or paid, with the transaction. */
export function OrderPayment({ order, now, isQuiet, isHoldShared }: OrderPaymentProps) {
  if (order.status !== 'UNPAID') {
    const text = moneyOrReturn(order, now);
    return (
      <Stack>
        <StatusBadge status={order.status} refundState={order.refundState} />
        {hasTracking(order.parcel) && (
          <SubLine>
            Track: <ParcelLine parcel={order.parcel} />
          </SubLine>
        )}
        {text && <SubLine>{text}</SubLine>}
        {order.transactionId && (
          <SubLine title={order.transactionId}>
            <span>Transaction {shortened(order.transactionId)}</span>
          </SubLine>
        )}
      </Stack>
    );
  }
  return (
    <Stack>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <StatusBadge status="UNPAID" />
        {isPayable(order, now) && (
          <ButtonLink
            variant={isQuiet ? 'outline' : 'solid'}
            size="sm"
            to={paths.dashboard.payment.to(order.id)}
            aria-label={`Pay ${order.product}`}
          >
            Pay
          </ButtonLink>
        )}
      </chakra.div>
      {!isHoldShared && <SubLine>{timeToPay(order, now, timeOfDay)}</SubLine>}
    </Stack>
  );
}
