import { chakra } from '#shared/ui/chakra';
import { timeOfDay } from '#shared/format/dates';
import { ButtonLink } from '#shared/ui/button-link';
import { isHeld } from '#shop-kit/hold';
import { StatusBadge } from '#shop-kit/order-status-badge';
import { paths } from '#shop-kit/paths';
import type { MyOrdersRow_OrderFragment } from './my-orders.generated';
import { SubLine } from './order-table.styles';

const Stack = chakra('div', { base: { display: 'grid', gap: '1.5', justifyItems: 'start' } });

/** "pi_3QK8…Rw2x": enough to find it in a statement; the order's own page shows all of it. */
const shortened = (transactionId: string) =>
  transactionId.length > 14 ? `${transactionId.slice(0, 7)}…${transactionId.slice(-4)}` : transactionId;

interface OrderPaymentProps {
  order: MyOrdersRow_OrderFragment;
  now: Date;
  /** Another button is the solid one. */
  isQuiet: boolean;
  /** The time there is stands somewhere else. */
  isHoldShared: boolean;
}

/** Where the money stands: to pay, with the time there is for it, or paid, with the transaction. */
export function OrderPayment({ order, now, isQuiet, isHoldShared }: OrderPaymentProps) {
  if (order.status !== 'UNPAID') {
    return (
      <Stack>
        <StatusBadge status={order.status} refundState={order.refundState} />
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
        <ButtonLink
          variant={isQuiet ? 'outline' : 'solid'}
          size="sm"
          to={paths.dashboard.payment.to(order.id)}
          aria-label={`Pay ${order.product}`}
        >
          Pay
        </ButtonLink>
      </chakra.div>
      {!isHoldShared && (
        <SubLine>
          {isHeld(order.holdExpiresAt, now)
            ? `Set aside until ${timeOfDay(order.holdExpiresAt)}`
            : 'Time is up: paying sets it aside again'}
        </SubLine>
      )}
    </Stack>
  );
}
