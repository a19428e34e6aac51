import type { RefundState } from '#shared/gql/schema-types.generated';

/** What the money of a refunded order is doing, in two or three words. */
export const refundLabels: Record<RefundState, string> = {
  PENDING: 'Refund pending',
  FAILED: 'Refund failed',
  REFUNDED: 'Refunded',
};

/** The same to the customer whose money it is: what that means. */
export const refundHints: Record<RefundState, string> = {
  PENDING: 'It can take a few days to appear on your statement',
  FAILED: "Your bank did not accept it. We'll refund you by another method",
  REFUNDED: 'It can take a few days to appear on your statement',
};
