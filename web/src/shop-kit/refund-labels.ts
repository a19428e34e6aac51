import type { RefundState } from '#shared/gql/schema-types.generated';

/** What the money of a refunded order is doing, in two or three words. */
export const refundLabels: Record<RefundState, string> = {
  PENDING: 'Refund on its way',
  FAILED: 'Refund failed',
  REFUNDED: 'Refunded',
};

/** The same to the customer whose money it is: what that means. */
export const refundHints: Record<RefundState, string> = {
  PENDING: 'Your bank shows it within a few days',
  FAILED: 'Your bank did not take it. We are on it, and pay you another way',
  REFUNDED: 'Your bank shows it within a few days',
};
