import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { useState } from 'react';

/** State between Pay and its outcome. */
export type PaymentPhase = 'idle' | 'paying' | 'asking-bank' | 'settling';

/** Why the last try did not go through. */
export interface CardProblem {
  /** The provider's message, or ours if it has none. */
  message: string;
  /** The provider declined this card: nothing was charged, another card may work. */
  declined: boolean;
}

interface CardPayment {
  phase: PaymentPhase;
  problem: CardProblem | undefined;
  /** Stops silently while the form or the client secret is missing. */
  pay: () => Promise<void>;
}

interface CardPaymentOptions {
  clientSecret: string | null;
  billing: { name: string; email: string };
  /** Confirms a payment that the provider accepted; resolves once the order is paid. */
  settle: (transactionId: string) => Promise<void>;
  /** Opens a new payment if this one was canceled, as when it expires or another tab opens one for the order. */
  reopen: () => void;
}

const wasClosed =
  'This payment session expired. You have not been charged, and your items are on hold. Select Pay again.';
const noAnswer =
  "We couldn't reach the card service. Select Pay again. You can be charged only once for this order.";

interface Outcome {
  paymentIntent?: PaymentIntent;
  error?: StripeError;
}

/** The intent behind an answer, also where the answer is that it was paid before. */
const intentOf = ({ paymentIntent, error }: Outcome) => paymentIntent ?? error?.payment_intent;

function problemOf(error: StripeError | undefined, status?: PaymentIntent.Status): CardProblem {
  return {
    message: error?.message ?? noAnswer,
    declined: error?.type === 'card_error' || status === 'requires_payment_method',
  };
}

/** Takes a card payment: payment method, confirmation, the bank's question where there is one, settlement. */
export function useCardPayment({ clientSecret, billing, settle, reopen }: CardPaymentOptions): CardPayment {
  const stripe = useStripe();
  const elements = useElements();
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const [problem, setProblem] = useState<CardProblem>();

  async function pay() {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card || !clientSecret) return;
    setProblem(undefined);
    setPhase('paying');
    try {
      let method = await stripe.createPaymentMethod({ type: 'card', card, billing_details: billing });
      // The shop accepts addresses that the provider refuses; it does not need them there.
      if (method.error?.param?.startsWith('billing_details'))
        method = await stripe.createPaymentMethod({ type: 'card', card });
      if (method.error) {
        setProblem(problemOf(method.error));
        return;
      }
      const confirmation = { payment_method: method.paymentMethod.id };
      let result: Outcome = await stripe.confirmCardPayment(clientSecret, confirmation, {
        handleActions: false,
      });
      if (result.paymentIntent?.status === 'requires_action') {
        setPhase('asking-bank');
        result = await stripe.handleNextAction({ clientSecret });
      }
      const intent = intentOf(result);
      if (intent?.status === 'succeeded' || intent?.status === 'processing') {
        setPhase('settling');
        await settle(intent.id);
      } else if (intent?.status === 'canceled') {
        setProblem({ message: wasClosed, declined: false });
        reopen();
      } else {
        setProblem(problemOf(result.error, intent?.status));
        card.focus();
      }
    } catch {
      setProblem({ message: noAnswer, declined: false });
    } finally {
      setPhase('idle');
    }
  }

  return { phase, problem, pay };
}
