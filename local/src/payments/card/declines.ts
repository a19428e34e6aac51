/** How an issuer refuses: https://docs.stripe.com/testing#declined-payments. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
  param?: string;
}

const cardDeclined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});

/** The refusals that test cards ask for, in the words Stripe gives to shops for their customers. */
export const declines = {
  generic: cardDeclined('generic_decline'),
  insufficientFunds: cardDeclined('insufficient_funds', 'Your card has insufficient funds.'),
  lostCard: cardDeclined('lost_card'),
  stolenCard: cardDeclined('stolen_card'),
  expired: { code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' },
  wrongCvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect.", param: 'cvc' },
  processingError: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} satisfies Record<string, Decline>;

export type DeclineName = keyof typeof declines;
