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
    WRONG_PART: { description: 'Another part came than was ordered.' },
    CHANGED_MIND: { description: 'It is not wanted any more.' },
  },
});

/** How far a return is: derived from its moments, by the database. */
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
  description: 'How far a return is.',
  valuesConfig: {
    REQUESTED: { description: 'Its customer asks; nothing is to be sent yet.' },
    ACCEPTED: { description: 'It is to be sent, or on its way; some of it may have come.' },
    DECLINED: { description: 'The shop does not take it back, and said why.' },
    WITHDRAWN: { description: 'Its customer keeps it after all.' },
    RECEIVED: { description: 'All of it came, and is on the shelf or written off.' },
    REFUNDED: { description: 'What of its price goes back is decided; `refundState` says how far that is.' },
  },
});
