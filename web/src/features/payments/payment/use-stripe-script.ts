import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { usePublicConfig } from '#shared/config/config-context';
import { stripeOf } from './load-stripe';

interface StripeScript {
  stripe: Stripe | null;
  failed: boolean;
  retry: () => void;
}

/** Stripe.js while loading: null first, then itself or `failed`. */
export function useStripeScript(): StripeScript {
  const { stripe: config } = usePublicConfig();
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(
    function fetchStripe() {
      let isCurrent = true;
      stripeOf(config).then(
        (loaded) => {
          if (isCurrent) setStripe(loaded);
        },
        () => {
          if (isCurrent) setFailedAttempt(attempt);
        },
      );
      return () => {
        isCurrent = false;
      };
    },
    [config, attempt],
  );

  return {
    stripe,
    failed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
