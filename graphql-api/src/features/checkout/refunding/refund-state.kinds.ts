import { registerEnumType } from 'type-graphql';

/** The state of a refund to a customer. */
export enum RefundState {
  ON_ITS_WAY = 'ON_ITS_WAY',
  FAILED = 'FAILED',
  GIVEN_BACK = 'GIVEN_BACK',
}

registerEnumType(RefundState, {
  name: 'RefundState',
  description: 'The state of a refund to a customer.',
  valuesConfig: {
    ON_ITS_WAY: { description: 'It is owed, and requested from the provider or under way there.' },
    FAILED: { description: 'The provider cannot refund it. The shop pays it back another way.' },
    GIVEN_BACK: { description: 'The provider has refunded it, or the shop has paid it back another way.' },
  },
});
