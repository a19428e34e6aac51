import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { useState } from 'react';

/** What is going on between Pay and its outcome. */
export type PaymentPhase = 'idle' | 'paying' | 'asking-bank' | 'settling';

interface CardPayment {
  phase: PaymentPhase;
  /** Why the last try did not go through: the provider's own words. */
  problem: string | undefined;
  /** Stops silently while the form or the client secret is missing (spec section 5). */
  pay: () => Promise<void>;
}

interface CardPaymentOptions {
  clientSecret: string | null;
  billing: { name: string; email: string };
  /** The provider has the money: tells the shop, which answers when the order is paid. */
  settle: (transactionId: string) => Promise<void>;
}

const noAnswer =
  'The card service did not answer. Press Pay again: this order can be charged only once, however often you try.';

interface Outcome {
  paymentIntent?: PaymentIntent;
  error?: StripeError;
}

/** The intent behind an answer, also where the answer is that it was paid before. */
const intentOf = ({ paymentIntent, error }: Outcome) => paymentIntent ?? error?.payment_intent;

/** Takes a card payment: payment method, confirmation, the bank's question where there is one, settlement. */
export function useCardPayment({ clientSecret, billing, settle }: CardPaymentOptions): CardPayment {
  const stripe = useStripe();
  const elements = useElements();
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const [problem, setProblem] = useState<string>();

  async function pay() {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card || !clientSecret) return;
    setProblem(undefined);
    setPhase('paying');
    try {
      const method = await stripe.createPaymentMethod({ type: 'card', card, billing_details: billing });
      if (method.error) {
        setProblem(method.error.message ?? noAnswer);
        return;
      }
      const asked = { payment_method: method.paymentMethod.id };
      let result: Outcome = await stripe.confirmCardPayment(clientSecret, asked, { handleActions: false });
      if (result.paymentIntent?.status === 'requires_action') {
        setPhase('asking-bank');
        result = await stripe.handleNextAction({ clientSecret });
      }
      const intent = intentOf(result);
      if (intent?.status === 'succeeded' || intent?.status === 'processing') {
        setPhase('settling');
        await settle(intent.id);
      } else {
        setProblem(result.error?.message ?? noAnswer);
        card.focus();
      }
    } catch {
      setProblem(noAnswer);
    } finally {
      setPhase('idle');
    }
  }

  return { phase, problem, pay };
}
