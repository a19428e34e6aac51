import { enumOf } from '../../../shared/enum-of.js';

/** What puts the money of a paid order in doubt, by the kind of the case about it. */
export const PaymentIssue = enumOf(
  'PaymentIssue',
  'What puts the money of a paid order in doubt: a case that is not closed.',
  {
    DISPUTE: "The customer's bank is deciding whether to take the money back.",
    CHARGEBACK: 'The bank took money of its payment back.',
    PROVIDER_REFUND:
      'As much as it cost went back at the provider without a request from the shop, and nobody has said for which order.',
  },
);
export type PaymentIssue = keyof typeof PaymentIssue;
