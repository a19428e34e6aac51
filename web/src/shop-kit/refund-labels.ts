import { formatMoney } from '#shared/format/money';
import type { RefundState } from '#shared/gql/schema-types.generated';

/** The state of a refund. */
export const refundLabels: Record<RefundState, string> = {
  PENDING: 'Refund pending',
  FAILED: 'Refund failed',
  REFUNDED: 'Refunded',
};

/** Meaning of the state for the customer. */
export const refundHints: Record<RefundState, string> = {
  PENDING: 'It can take a few days to appear on your statement',
  FAILED: "Your bank did not accept it. We'll refund you by another method",
  REFUNDED: 'It can take a few days to appear on your statement',
};

/** "$11.95 refund pending" */
export const refundSummary = (amount: string, state: RefundState) =>
  `${formatMoney(amount)} ${refundLabels[state].toLowerCase()}`;
