import type { PaymentCaseKind } from '#shared/gql/schema-types.generated';

/** What a case is called. */
export const caseTitles: Record<PaymentCaseKind, string> = {
  PAYMENT_WITHOUT_ORDER: 'Charged without an order',
  PAYMENT_MISMATCH: 'Amount differs from the order',
  DUPLICATE_PAYMENT: 'Paid twice',
  LATE_PAYMENT: 'Paid after the time was up',
  PAYMENT_UNCONFIRMED: 'Paid, but not confirmed',
  REFUND_DUE: 'Refund not given yet',
  REFUND_FAILED: 'Refund refused by the provider',
  PROVIDER_REFUND: 'Refunded at the provider',
  DISPUTE: 'Disputed by the customer',
  CHARGEBACK: 'Taken back by the bank',
  UNMATCHED_EVENT: 'A message that fits nothing',
  MAIL_NOT_SENT: 'Mail not sent',
};
