import type { PaymentIssue } from '#shared/gql/schema-types.generated';

interface PaymentIssueLabels {
  /** Label in a row of a list. */
  label: string;
  /** Order history. */
  fact: string;
  /** Why a parcel waits for it. */
  stays: string;
  /** Text under "To be shipped". */
  hint: string;
  /** Warning before it is shipped anyway. */
  beware: string;
  /** Advice on what to avoid while it waits to be shipped. */
  advice: string;
}

/** Texts for an order that has a payment issue. */
export const paymentIssueLabels: Record<PaymentIssue, PaymentIssueLabels> = {
  DISPUTE: {
    label: 'Disputed',
    fact: 'This order is disputed.',
    stays: "Disputed: don't ship until the bank decides.",
    hint: 'Not until the bank decides',
    beware: "The customer's bank is reviewing the payment and may reverse it: check Cases first.",
    advice:
      "Disputed: the customer's bank is reviewing the payment. Don't ship or refund it until the bank decides.",
  },
  CHARGEBACK: {
    label: 'Reversed by the bank',
    fact: 'The bank reversed the payment.',
    stays: "The bank reversed the payment: don't ship until its case is closed.",
    hint: 'The bank reversed the payment',
    beware: "The customer's bank decided in the customer's favor: check Cases first.",
    advice: "The bank reversed the payment. Don't ship it until its case is closed.",
  },
  PROVIDER_REFUND: {
    label: 'Possibly refunded',
    fact: "An amount equal to this order's total was refunded in Stripe.",
    stays: "An amount equal to its total was refunded in Stripe: don't ship until its case is closed.",
    hint: 'Possibly refunded',
    beware: 'Its payment may have been refunded: check Cases first.',
    advice: "An amount equal to its total was refunded in Stripe. Don't ship it until its case is closed.",
  },
};
