import { enumOf } from '../../../shared/enum-of.js';

/** What puts the money of a paid order in doubt, by the kind of the case about it. */
export const PaymentIssue = enumOf('PaymentIssue', 'The kind of open payment case that a paid order has.', {
  DISPUTE: "The customer's bank is reviewing a dispute.",
  CHARGEBACK: 'The bank reversed its payment, fully or partly.',
  PROVIDER_REFUND:
    'An amount of at least its price was refunded in Stripe directly, and is not assigned to an order yet.',
});
export type PaymentIssue = keyof typeof PaymentIssue;
