import type { PaymentCaseKind } from '#shared/gql/schema-types.generated';

/** Title of each kind of case. */
export const caseTitles: Record<PaymentCaseKind, string> = {
  PAYMENT_WITHOUT_ORDER: 'Charged without an order',
  PAYMENT_MISMATCH: 'Amount differs from the order',
  DUPLICATE_PAYMENT: 'Paid twice',
  LATE_PAYMENT: 'Late payment',
  PAYMENT_UNCONFIRMED: 'Paid, but not confirmed',
  REFUND_DUE: 'Refund pending',
  REFUND_FAILED: 'Refund failed',
  PROVIDER_REFUND: 'Refunded in Stripe',
  DISPUTE: 'Disputed by the customer',
  CHARGEBACK: 'Reversed by the bank',
  UNMATCHED_EVENT: 'Unmatched webhook',
  MAIL_NOT_SENT: 'Email not sent',
};
