import { enumOf } from '../../../shared/enum-of.js';

/** Terms are the field's own: Stripe's dispute, Saleor's chargeback (ADR 027, 045). */
export const PaymentCaseKind = enumOf(
  'PaymentCaseKind',
  'The problem with a payment, or an email that was not sent.',
  {
    PAYMENT_WITHOUT_ORDER: 'A payment for an order that does not exist.',
    PAYMENT_MISMATCH: 'A payment whose amount, currency or customer does not match its order.',
    DUPLICATE_PAYMENT: 'A payment for an order that was already paid or refunded.',
    LATE_PAYMENT: 'A payment that arrived after the order was deleted or its units were sold.',
    PAYMENT_UNCONFIRMED: 'Stripe reports a payment but does not respond when the server fetches it.',
    REFUND_DUE: 'A refund that is due and not issued yet.',
    REFUND_FAILED: 'A refund that failed and will not be retried.',
    PROVIDER_REFUND: 'A refund issued in Stripe directly.',
    DISPUTE: 'The customer disputed the payment.',
    CHARGEBACK: 'The bank reversed the payment.',
    UNMATCHED_EVENT: 'A webhook that matches no payment of this shop.',
    MAIL_NOT_SENT: 'An email that could not be sent.',
  },
);
export type PaymentCaseKind = keyof typeof PaymentCaseKind;

/** OPEN: no one has reviewed it. WAITING: someone has, or a refund is under way. CLOSED: done, permanently. */
export const PaymentCaseState = enumOf('PaymentCaseState', 'The state of a case; it only moves forward.', {
  OPEN: 'An admin needs to act.',
  WAITING: 'On hold, waiting for Stripe, the bank or the customer.',
  CLOSED: 'Resolved.',
});
export type PaymentCaseState = keyof typeof PaymentCaseState;

export const PaymentCaseAction = enumOf(
  'PaymentCaseAction',
  'The action that resolves a case. Repeating it has no further effect.',
  {
    REFUND: 'Refund the payment through Stripe.',
    MARK_REFUNDED: 'Mark as refunded by another method; needs a note. Moves no money.',
    CLOSE_ORDER: 'Mark the order as refunded: its units are returned to stock.',
    CHECK_AGAIN: 'Check its state with Stripe.',
    ACKNOWLEDGE: 'Mark as resolved. Moves no money.',
  },
);
export type PaymentCaseAction = keyof typeof PaymentCaseAction;

export const PaymentCaseResolution = enumOf('PaymentCaseResolution', 'How a case ended.', {
  REFUNDED: 'Refunded through Stripe.',
  REFUNDED_OUT_OF_BAND: 'Refunded by another method.',
  SETTLED: 'The payment was matched to its order, or was not for this shop.',
  ORDER_CLOSED: 'The order was marked as refunded.',
  ACKNOWLEDGED: 'Resolved by an admin.',
  DISPUTE_WON: "The bank decided in the shop's favor.",
  SUPERSEDED: 'Continued in another case of the same payment.',
});
export type PaymentCaseResolution = keyof typeof PaymentCaseResolution;
