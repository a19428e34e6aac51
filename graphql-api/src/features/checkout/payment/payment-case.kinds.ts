import { registerEnumType } from 'type-graphql';

/**
 * What does not add up about a payment, or a mail that did not reach its recipient. Terms are the field's own: Stripe's
 * dispute, Saleor's chargeback (ADR 027, 045).
 */
export enum PaymentCaseKind {
  PAYMENT_WITHOUT_ORDER = 'PAYMENT_WITHOUT_ORDER',
  PAYMENT_MISMATCH = 'PAYMENT_MISMATCH',
  DUPLICATE_PAYMENT = 'DUPLICATE_PAYMENT',
  LATE_PAYMENT = 'LATE_PAYMENT',
  PAYMENT_UNCONFIRMED = 'PAYMENT_UNCONFIRMED',
  REFUND_DUE = 'REFUND_DUE',
  REFUND_FAILED = 'REFUND_FAILED',
  PROVIDER_REFUND = 'PROVIDER_REFUND',
  DISPUTE = 'DISPUTE',
  CHARGEBACK = 'CHARGEBACK',
  UNMATCHED_EVENT = 'UNMATCHED_EVENT',
  MAIL_NOT_SENT = 'MAIL_NOT_SENT',
}

registerEnumType(PaymentCaseKind, {
  name: 'PaymentCaseKind',
  description: 'What does not add up about a payment, or a mail that was not sent.',
  valuesConfig: {
    PAYMENT_WITHOUT_ORDER: { description: 'Money came for an order of ours that does not exist.' },
    PAYMENT_MISMATCH: {
      description: 'Money came that does not match its order in amount, currency or customer.',
    },
    DUPLICATE_PAYMENT: { description: 'Money came for an order that was already paid or refunded.' },
    LATE_PAYMENT: { description: 'Money came after the order was deleted or its units were sold.' },
    PAYMENT_UNCONFIRMED: {
      description: 'The provider reports that money came, but does not answer when asked about it.',
    },
    REFUND_DUE: { description: 'A refunded order whose money has not gone back yet.' },
    REFUND_FAILED: { description: 'The provider did not give the money back, and will not do so by itself.' },
    PROVIDER_REFUND: { description: 'Money went back at the provider without a request from the shop.' },
    DISPUTE: { description: 'The customer asked their bank to take the money back.' },
    CHARGEBACK: { description: 'The bank took the money back.' },
    UNMATCHED_EVENT: { description: 'A message from the provider about no payment of this shop.' },
    MAIL_NOT_SENT: { description: 'A mail that could not be sent: its recipient does not know.' },
  },
});

/** OPEN: nobody has looked at it. WAITING: somebody has, or a refund is under way. CLOSED: done, permanently. */
export enum PaymentCaseState {
  OPEN = 'OPEN',
  WAITING = 'WAITING',
  CLOSED = 'CLOSED',
}

registerEnumType(PaymentCaseState, {
  name: 'PaymentCaseState',
  description: 'The state of a case; it only moves forward.',
  valuesConfig: {
    OPEN: { description: 'It needs somebody.' },
    WAITING: { description: 'Somebody has looked, and it waits for the provider, the bank or the customer.' },
    CLOSED: { description: 'Done.' },
  },
});

/** The one safe thing that can be done about a case. */
export enum PaymentCaseAction {
  REFUND = 'REFUND',
  MARK_REFUNDED = 'MARK_REFUNDED',
  CLOSE_ORDER = 'CLOSE_ORDER',
  CHECK_AGAIN = 'CHECK_AGAIN',
  ACKNOWLEDGE = 'ACKNOWLEDGE',
}

registerEnumType(PaymentCaseAction, {
  name: 'PaymentCaseAction',
  description: 'The one safe thing that can be done about a case. Doing it twice has no further effect.',
  valuesConfig: {
    REFUND: { description: 'Refund the money through the provider.' },
    MARK_REFUNDED: { description: 'Say that it was paid back another way; needs a note. Sends nothing.' },
    CLOSE_ORDER: { description: 'Mark the order as refunded: its units go back on the shelf.' },
    CHECK_AGAIN: { description: 'Ask the provider about it.' },
    ACKNOWLEDGE: { description: 'Say that it was dealt with. Sends nothing.' },
  },
});

/** How a case ended. */
export enum PaymentCaseResolution {
  REFUNDED = 'REFUNDED',
  REFUNDED_OUT_OF_BAND = 'REFUNDED_OUT_OF_BAND',
  SETTLED = 'SETTLED',
  ORDER_CLOSED = 'ORDER_CLOSED',
  ACKNOWLEDGED = 'ACKNOWLEDGED',
  DISPUTE_WON = 'DISPUTE_WON',
  SUPERSEDED = 'SUPERSEDED',
}

registerEnumType(PaymentCaseResolution, {
  name: 'PaymentCaseResolution',
  description: 'How a case ended.',
  valuesConfig: {
    REFUNDED: { description: 'The money went back through the provider.' },
    REFUNDED_OUT_OF_BAND: { description: 'The money was paid back another way.' },
    SETTLED: { description: 'It paid its order after all, or turned out not to be ours.' },
    ORDER_CLOSED: { description: 'The order was marked as refunded.' },
    ACKNOWLEDGED: { description: 'An admin dealt with it.' },
    DISPUTE_WON: { description: 'The bank decided for the shop.' },
    SUPERSEDED: { description: 'It goes on as another case of the same payment.' },
  },
});
