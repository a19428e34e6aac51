import { enumOf } from '../../../shared/enum-of.js';

/** The payment issues of a paid order, by the kind of the case about it. */
export const PaymentIssue = enumOf('PaymentIssue', 'The kind of open payment case that a paid order has.', {
  DISPUTE: "The customer's bank is reviewing a dispute.",
  CHARGEBACK: 'The bank reversed its payment, fully or partly.',
  PROVIDER_REFUND:
    'An amount of at least its price was refunded in Stripe directly, and is not assigned to an order yet.',
});
export type PaymentIssue = keyof typeof PaymentIssue;
