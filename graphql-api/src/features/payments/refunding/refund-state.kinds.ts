import { enumOf } from '../../../shared/enum-of.js';

export const RefundState = enumOf('RefundState', 'The state of a refund to a customer.', {
  PENDING: 'It is owed, and requested from the provider or under way there.',
  FAILED: 'The provider cannot refund it. The shop pays it back another way.',
  REFUNDED: 'The provider has refunded it, or the shop has paid it back another way.',
});
export type RefundState = keyof typeof RefundState;
