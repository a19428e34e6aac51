import { enumOf } from '../../../shared/enum-of.js';

/** Terms are the field's own: Stripe's dispute, Saleor's chargeback (ADR 027, 045). */
export const PaymentCaseKind = enumOf(
  'PaymentCaseKind',
  'What does not add up about a payment, or a mail that was not sent.',
  {
    PAYMENT_WITHOUT_ORDER: 'Money came for an order of ours that does not exist.',
    PAYMENT_MISMATCH: 'Money came that does not match its order in amount, currency or customer.',
    DUPLICATE_PAYMENT: 'Money came for an order that was already paid or refunded.',
    LATE_PAYMENT: 'Money came after the order was deleted or its units were sold.',
    PAYMENT_UNCONFIRMED: 'The provider reports that money came, but does not answer when asked about it.',
    REFUND_DUE: 'A refunded order whose money has not gone back yet.',
    REFUND_FAILED: 'The provider did not give the money back, and will not do so by itself.',
    PROVIDER_REFUND: 'Money went back at the provider without a request from the shop.',
    DISPUTE: 'The customer asked their bank to take the money back.',
    CHARGEBACK: 'The bank took the money back.',
    UNMATCHED_EVENT: 'A message from the provider about no payment of this shop.',
    MAIL_NOT_SENT: 'A mail that could not be sent: its recipient does not know.',
  },
);
export type PaymentCaseKind = keyof typeof PaymentCaseKind;

/** OPEN: nobody has looked at it. WAITING: somebody has, or a refund is under way. CLOSED: done, permanently. */
export const PaymentCaseState = enumOf('PaymentCaseState', 'The state of a case; it only moves forward.', {
  OPEN: 'It needs somebody.',
  WAITING: 'Somebody has looked, and it waits for the provider, the bank or the customer.',
  CLOSED: 'Done.',
});
export type PaymentCaseState = keyof typeof PaymentCaseState;

export const PaymentCaseAction = enumOf(
  'PaymentCaseAction',
  'The one safe thing that can be done about a case. Doing it twice has no further effect.',
  {
    REFUND: 'Refund the money through the provider.',
    MARK_REFUNDED: 'Say that it was paid back another way; needs a note. Sends nothing.',
    CLOSE_ORDER: 'Mark the order as refunded: its units go back on the shelf.',
    CHECK_AGAIN: 'Ask the provider about it.',
    ACKNOWLEDGE: 'Say that it was dealt with. Sends nothing.',
  },
);
export type PaymentCaseAction = keyof typeof PaymentCaseAction;

export const PaymentCaseResolution = enumOf('PaymentCaseResolution', 'How a case ended.', {
  REFUNDED: 'The money went back through the provider.',
  REFUNDED_OUT_OF_BAND: 'The money was paid back another way.',
  SETTLED: 'It paid its order after all, or turned out not to be ours.',
  ORDER_CLOSED: 'The order was marked as refunded.',
  ACKNOWLEDGED: 'An admin dealt with it.',
  DISPUTE_WON: 'The bank decided for the shop.',
  SUPERSEDED: 'It goes on as another case of the same payment.',
});
export type PaymentCaseResolution = keyof typeof PaymentCaseResolution;
