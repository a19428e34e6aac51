import { enumOf } from '../../../shared/enum-of.js';

export const ReturnReason = enumOf('ReturnReason', 'Why something is sent back.', {
  DOES_NOT_FIT: 'It does not fit.',
  DAMAGED: 'It came damaged.',
  WRONG_PART: 'The wrong part came.',
  CHANGED_MIND: 'It is not wanted any more.',
});
export type ReturnReason = keyof typeof ReturnReason;

/** Derived from a return's timestamps, by the database. */
export const ReturnState = enumOf('ReturnState', 'The state of a return.', {
  REQUESTED: 'Requested by the customer; nothing should be sent yet.',
  ACCEPTED: 'Accepted: to be sent or on its way; some units may have arrived.',
  DECLINED: 'Declined by the shop, with a reason.',
  WITHDRAWN: 'Withdrawn: the customer keeps the units after all.',
  RECEIVED: 'All units arrived, and are on the shelf or written off.',
  REFUNDED: 'The refund is decided; `refundState` says how far it is.',
});
export type ReturnState = keyof typeof ReturnState;
