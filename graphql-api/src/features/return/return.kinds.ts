import { registerEnumType } from 'type-graphql';

/** Why something is sent back. */
export enum ReturnReason {
  DOES_NOT_FIT = 'DOES_NOT_FIT',
  DAMAGED = 'DAMAGED',
  WRONG_PART = 'WRONG_PART',
  CHANGED_MIND = 'CHANGED_MIND',
}

registerEnumType(ReturnReason, {
  name: 'ReturnReason',
  description: 'Why something is sent back.',
  valuesConfig: {
    DOES_NOT_FIT: { description: 'It does not fit.' },
    DAMAGED: { description: 'It came damaged.' },
    WRONG_PART: { description: 'The wrong part came.' },
    CHANGED_MIND: { description: 'It is not wanted any more.' },
  },
});

/** The state of a return: derived from its timestamps, by the database. */
export enum ReturnState {
  REQUESTED = 'REQUESTED',
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
  WITHDRAWN = 'WITHDRAWN',
  RECEIVED = 'RECEIVED',
  REFUNDED = 'REFUNDED',
}

registerEnumType(ReturnState, {
  name: 'ReturnState',
  description: 'The state of a return.',
  valuesConfig: {
    REQUESTED: { description: 'Requested by the customer; nothing should be sent yet.' },
    ACCEPTED: { description: 'Accepted: to be sent or on its way; some units may have arrived.' },
    DECLINED: { description: 'Declined by the shop, with a reason.' },
    WITHDRAWN: { description: 'Withdrawn: the customer keeps the units after all.' },
    RECEIVED: { description: 'All units arrived, and are on the shelf or written off.' },
    REFUNDED: { description: 'The refund is decided; `refundState` says how far it is.' },
  },
});
