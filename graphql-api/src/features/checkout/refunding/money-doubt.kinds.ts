import { registerEnumType } from 'type-graphql';

/** What puts the money of a paid order in doubt, by the kind of the case about it. */
export enum MoneyDoubt {
  DISPUTE = 'DISPUTE',
  CHARGEBACK = 'CHARGEBACK',
  PROVIDER_REFUND = 'PROVIDER_REFUND',
}

registerEnumType(MoneyDoubt, {
  name: 'MoneyDoubt',
  description: 'What puts the money of a paid order in doubt: a case that is not closed.',
  valuesConfig: {
    DISPUTE: { description: "The customer's bank is deciding whether to take the money back." },
    CHARGEBACK: { description: 'The bank took money of its payment back.' },
    PROVIDER_REFUND: {
      description:
        'As much as it cost went back at the provider without a request from the shop, and nobody has said for which order.',
    },
  },
});
