import type { RefundState } from '#shared/gql/schema-types.generated';

/** What the money of a refunded order is doing, in two or three words. */
export const refundWords: Record<RefundState, string> = {
  ON_ITS_WAY: 'Refund on its way',
  FAILED: 'Refund failed',
  GIVEN_BACK: 'Refunded',
};

/** The same to the customer whose money it is: what that means. */
export const refundHints: Record<RefundState, string> = {
  ON_ITS_WAY: 'Your bank shows it within a few days',
  FAILED: 'Your bank did not take it. We are on it, and pay you another way',
  GIVEN_BACK: 'Your bank shows it within a few days',
};
