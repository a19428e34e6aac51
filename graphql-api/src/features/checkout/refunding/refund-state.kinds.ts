import { registerEnumType } from 'type-graphql';

/** How far money is on its way back to a customer. */
export enum RefundState {
  ON_ITS_WAY = 'ON_ITS_WAY',
  FAILED = 'FAILED',
  GIVEN_BACK = 'GIVEN_BACK',
}

registerEnumType(RefundState, {
  name: 'RefundState',
  description: 'How far money is on its way back to a customer.',
  valuesConfig: {
    ON_ITS_WAY: { description: 'It is owed; the provider is asked, or is at it.' },
    FAILED: { description: 'The provider can not give it back. The shop pays it back another way.' },
    GIVEN_BACK: { description: 'The provider has given it back, or the shop did another way.' },
  },
});
