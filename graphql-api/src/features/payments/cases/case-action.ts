import type { Order } from '../../orders/order/order.entity.js';
import type { PaymentCase } from '../payment/payment-case.entity.js';
import {
  PaymentCaseAction as Action,
  PaymentCaseKind as Kind,
  PaymentCaseState,
} from '../payment/payment-case.kinds.js';

const ACTIONS: Record<Kind, Action> = {
  PAYMENT_WITHOUT_ORDER: Action.REFUND,
  PAYMENT_MISMATCH: Action.REFUND,
  DUPLICATE_PAYMENT: Action.REFUND,
  LATE_PAYMENT: Action.REFUND,
  PAYMENT_UNCONFIRMED: Action.CHECK_AGAIN,
  REFUND_DUE: Action.REFUND,
  REFUND_FAILED: Action.MARK_REFUNDED,
  PROVIDER_REFUND: Action.ACKNOWLEDGE,
  DISPUTE: Action.ACKNOWLEDGE,
  CHARGEBACK: Action.ACKNOWLEDGE,
  UNMATCHED_EVENT: Action.ACKNOWLEDGE,
  MAIL_NOT_SENT: Action.ACKNOWLEDGE,
};

/** Kinds that mean money went back at the provider without a request from the shop. */
export const MONEY_LEFT: readonly Kind[] = [Kind.PROVIDER_REFUND, Kind.CHARGEBACK];

interface CaseFacts {
  /** The case's order, deleted or not. */
  readonly order: Order | null;
  /** Whether its payment is for several orders: then no one knows which of them the money was for. */
  readonly ofSeveral: boolean;
  /** Whether a bank is deciding about its payment: paying the customer then may pay twice. */
  readonly disputed: boolean;
}

/** The one safe thing that can be done about a case now, never two; null once it is closed. */
export function actionOf(
  found: Pick<PaymentCase, 'kind' | 'state' | 'amountMinor' | 'transactionId'>,
  { order, ofSeveral, disputed }: CaseFacts,
): Action | null {
  const { kind, state } = found;
  if (state === PaymentCaseState.CLOSED) return null;
  // Answered, and the bank has yet to decide.
  if (kind === Kind.DISPUTE && state === PaymentCaseState.WAITING) return Action.CHECK_AGAIN;
  if (kind === Kind.REFUND_FAILED && disputed) return Action.CHECK_AGAIN;
  const closes = MONEY_LEFT.includes(kind) && !ofSeveral && isUnshippedAndUnpaidFor(found, order);
  return closes ? Action.CLOSE_ORDER : ACTIONS[kind];
}

/** All the money for an order has gone back, and the shop would still ship it. */
function isUnshippedAndUnpaidFor(
  { amountMinor, transactionId }: Pick<PaymentCase, 'amountMinor' | 'transactionId'>,
  order: Order | null,
): boolean {
  return (
    order !== null &&
    order.paid &&
    !order.shipped &&
    order.transactionId === transactionId &&
    amountMinor === order.totalMinor
  );
}
