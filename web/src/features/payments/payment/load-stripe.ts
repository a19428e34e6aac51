import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { PublicConfig } from '#shared/config/public-config';

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
}

let loading: Promise<Stripe> | undefined;

async function load({ publishableKey, scriptUrl }: PublicConfig['stripe']): Promise<Stripe> {
  // The sandbox's script defines window.Stripe; loadStripe then uses that instead of fetching its own.
  if (scriptUrl && !('Stripe' in window)) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js did not start');
  return stripe;
}

/** Stripe.js, fetched the first time a card form is needed. A failed attempt may be repeated. */
export function stripeOf(config: PublicConfig['stripe']): Promise<Stripe> {
  loading ??= load(config).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
