import { enumOf } from '../../../shared/enum-of.js';

export const ReturnReason = enumOf('ReturnReason', 'The reason for a return.', {
  DOES_NOT_FIT: 'It does not fit.',
  DAMAGED: 'The part is damaged.',
  WRONG_PART: 'The wrong part was delivered.',
  CHANGED_MIND: 'The customer changed their mind.',
});
export type ReturnReason = keyof typeof ReturnReason;

/** Derived from a return's timestamps, by the database. */
export const ReturnState = enumOf('ReturnState', 'The state of a return.', {
  REQUESTED: 'Requested by the customer, who should not ship anything yet.',
  ACCEPTED: 'Accepted and in transit; some units may have been received.',
  DECLINED: 'Declined by the shop, with a reason.',
  WITHDRAWN: 'Withdrawn by the customer, who keeps the units.',
  RECEIVED: 'All units were received, and restocked or written off.',
  REFUNDED: "Refunded or closed; see `refundState` for the refund's progress.",
});
export type ReturnState = keyof typeof ReturnState;
