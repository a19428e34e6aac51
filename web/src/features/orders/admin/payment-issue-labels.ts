import type { PaymentIssue } from '#shared/gql/schema-types.generated';

interface PaymentIssueLabels {
  /** In a row of a list. */
  label: string;
  /** What has happened. */
  fact: string;
  /** Why a parcel waits for it. */
  stays: string;
  /** Under "To be shipped". */
  hint: string;
  /** What to know before it is shipped all the same. */
  beware: string;
  /** What not to do while it waits to be shipped. */
  advice: string;
}

/** What a screen says of an order whose money is in doubt. */
export const paymentIssueLabels: Record<PaymentIssue, PaymentIssueLabels> = {
  DISPUTE: {
    label: 'Disputed',
    fact: 'This order is disputed.',
    stays: 'Disputed: it stays here until the bank has decided.',
    hint: 'Not before the bank has decided',
    beware: 'The customer’s bank is deciding about the payment and may take the money back: see Cases first.',
    advice: 'Disputed: the customer’s bank is deciding. Don’t ship or refund it until then.',
  },
  CHARGEBACK: {
    label: 'Taken back by the bank',
    fact: 'The bank took the money back.',
    stays: 'The bank took the money back: it stays here until its case is closed.',
    hint: 'The bank took the money back',
    beware: 'The customer’s bank decided against the shop: see Cases first.',
    advice: 'The bank took the money back. Don’t ship it before its case is closed.',
  },
  PROVIDER_REFUND: {
    label: 'Money went back',
    fact: 'As much as this order cost went back at the provider.',
    stays: 'As much as it cost went back at the provider: it stays here until its case is closed.',
    hint: 'Its money may have gone back',
    beware: 'The shop may have no money for it any more: see Cases first.',
    advice: 'As much as it cost went back at the provider. Don’t ship it before its case is closed.',
  },
};
