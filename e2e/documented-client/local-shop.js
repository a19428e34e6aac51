import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth } from 'firebase/auth';

const app = initializeApp({ apiKey: 'demo-key', authDomain: 'localhost', projectId: 'demo-axle' });
export const auth = getAuth(app);
connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });

/** Stripe's object, of the local shop's payments. */
export async function openStripe() {
  const { stripe: local } = await (await fetch('http://localhost:4000/config.json')).json();
  if (!globalThis.Stripe) await load(local.scriptUrl);
  const stripe = globalThis.Stripe(local.publishableKey);
  return stripe;
}

function load(src) {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror }));
  });
}
