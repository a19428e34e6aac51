import { enumOf } from '../../../shared/enum-of.js';

export const RefundState = enumOf('RefundState', 'The state of a refund to a customer.', {
  PENDING: 'Due: requested from Stripe or in progress there.',
  FAILED: 'Stripe cannot refund it. The shop refunds it by another method.',
  REFUNDED: 'Refunded by Stripe, or by the shop by another method.',
});
export type RefundState = keyof typeof RefundState;
