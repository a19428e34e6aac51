import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { shopErrorOf } from '#shared/apollo/shop-error';
import { nextTask } from '#shared/browser/next-task';
import { IdentityRefusal } from '#shared/session/identity.port';
import { useSession, useSessionState } from '#shared/session/session-context';
import { addToCart } from '#shop-kit/cart/cart-store';
import { readLines } from '#shop-kit/cart/visitor-lines';
import { requestedLink } from './requested-link';
import { providerSentence } from './provider-sentence';

/** Step of logging in by a link. */
type LinkStep =
  | { at: 'working' }
  /** This browser doesn't know the recipient of the link, or it was sent to another address. */
  | { at: 'asking'; refusal?: string }
  | { at: 'over'; email: string }
  /** No response, or a refusal for now (`why`); trying again continues from here. */
  | { at: 'unanswered'; why?: string; tryAgain: () => void }
  | { at: 'refused'; sentence: string }
  /** Logged in, to an account without a name. */
  | { at: 'naming' };

interface LinkOptions {
  /** The whole URL that the email led to. */
  link: string;
  /** Contents of the cart where the link was requested (`writeLine`). */
  cart: string | null;
  onDone: () => void;
}

const finalCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'ACCOUNT_DISABLED',
  'ACCOUNT_DELETED',
  'ACCOUNT_CONFLICT',
];

/**
 * Uses an emailed link, once. Only the browser that requested it knows the email; anywhere else it must be typed,
 * so that no one gets the sender's account (Firebase: session fixation). A logged-in user without a request continues.
 */
export function useLogInByLink({ link, cart, onDone }: LinkOptions) {
  const session = useSession();
  const state = useSessionState();
  const [requested] = useState(() => requestedLink.get());
  const [step, setStep] = useState<LinkStep>();
  const isStarted = useRef(false);

  async function finish(email: string) {
    requestedLink.set(null);
    // The browser that requested the link has its own cart, and may have changed it since.
    if (requested?.email !== email) for (const wish of readLines(cart)) addToCart([wish]);
    const now = session.getState();
    if (now.status !== 'signed-in' || now.user.name !== null) onDone();
    else if (requested?.email === email && requested.name !== undefined) await provideName(requested.name);
    else setStep({ at: 'naming' });
  }

  async function provideName(name: string) {
    try {
      await session.provideName(name);
    } catch {
      // It can be entered later, in the profile.
    }
    onDone();
  }

  async function openLink(email: string) {
    try {
      await session.logInByLink({ email, link });
    } catch (thrown) {
      setStep(afterRefusal(thrown, email));
      return;
    }
    await finish(email);
  }

  function afterRefusal(thrown: unknown, email: string): LinkStep {
    const tryAgain = () => void logIn(email);
    if (!(thrown instanceof IdentityRefusal)) {
      const { code } = shopErrorOf(thrown);
      if (finalCodes.includes(code)) return { at: 'refused', sentence: providerSentence(thrown) };
      return code === 'RATE_LIMITED'
        ? { at: 'unanswered', why: providerSentence(thrown), tryAgain }
        : { at: 'unanswered', tryAgain };
    }
    switch (thrown.reason) {
      case 'link-over':
        return { at: 'over', email };
      case 'other-address':
        return { at: 'asking', refusal: thrown.message };
      case 'no-answer':
        return { at: 'unanswered', tryAgain };
      default:
        return { at: 'refused', sentence: thrown.message };
    }
  }

  function logIn(email: string) {
    setStep({ at: 'working' });
    return openLink(email);
  }

  const isKnown = state.status !== 'unknown' || state.problem;
  const isHere = state.status === 'signed-in' && (!requested || requested.email === state.user.email);

  function firstStep(): LinkStep {
    if (!isKnown || isHere) return { at: 'working' };
    if (!new URL(link).searchParams.has('oobCode')) return { at: 'over', email: requested?.email ?? '' };
    return { at: requested ? 'working' : 'asking' };
  }
  const shown = step ?? firstStep();

  const start = useEffectEvent(() => {
    if (isStarted.current || shown.at !== 'working') return;
    isStarted.current = true;
    if (isHere) onDone();
    else if (requested) void nextTask().then(() => openLink(requested.email));
  });

  useEffect(
    function startOnceSessionIsKnown() {
      if (isKnown) start();
    },
    [isKnown],
  );

  return { step: shown, logIn, provideName };
}
