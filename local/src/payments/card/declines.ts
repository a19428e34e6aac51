/** How an issuer refuses: https://docs.stripe.com/testing#declined-payments. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
  param?: string;
}

/** The refusals that test cards ask for, in the words Stripe gives to shops for their customers. */
export const declines = {
  generic: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficientFunds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lostCard: { code: 'card_declined', decline_code: 'lost_card', message: 'Your card was declined.' },
  stolenCard: { code: 'card_declined', decline_code: 'stolen_card', message: 'Your card was declined.' },
  expired: { code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' },
  wrongCvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect.", param: 'cvc' },
  processingError: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} satisfies Record<string, Decline>;

export type DeclineName = keyof typeof declines;

/** What `last_payment_error` and the charge report for a decline. */
export function declineNamed(name: DeclineName): Decline {
  return declines[name];
}
