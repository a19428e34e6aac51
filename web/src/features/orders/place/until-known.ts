import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';

/** What became of an order. */
export type Known<Order> = { placed: Order } | { refused: ShopError };

/** What is going on while it is not known: a call is on its way, or the next one waits. */
export type Search = 'asking' | 'waiting';

// An answer with one of these says nothing about whether the order was stored before it.
const leavesOpen: readonly ShopError['code'][] = [
  'UNREACHABLE',
  'SERVICE_UNAVAILABLE',
  'CONFLICT',
  'IDEMPOTENCY_CONFLICT',
  'IDEMPOTENCY_IN_PROGRESS',
  'INTERNAL',
];
// These refuse the call that they answer, but not an earlier one.
const refusesThisCall: readonly ShopError['code'][] = ['RATE_LIMITED', 'UNAUTHENTICATED'];

const pauseSeconds = [1, 2, 4, 8, 15, 30];

const secondsOf = (error: ShopError, pause: number) =>
  error.code === 'RATE_LIMITED' ? Math.max(pause, error.retryAfterSeconds) : pause;

/** Answers whether anyone still waits for it. */
function pass(seconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000, true);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

interface Options {
  /** Whether an earlier call may have been carried out already. */
  isUnconfirmed: boolean;
  /** Aborted: no further call is made. The one on its way is waited for. */
  signal: AbortSignal;
  /** Called whenever the outcome turns out to be unknown yet. */
  onSearch: (search: Search) => void;
}

/**
 * Asks, under one idempotency key, until the answer says what became of the order; null after about a minute without
 * one, or when `signal` ends it.
 */
export async function untilKnown<Order>(
  ask: () => Promise<Order>,
  { isUnconfirmed, signal, onSearch }: Options,
): Promise<Known<Order> | null> {
  let doubt = isUnconfirmed;
  for (const pause of [...pauseSeconds, null]) {
    if (doubt) onSearch('asking');
    try {
      return { placed: await ask() };
    } catch (thrown) {
      const error = shopErrorOf(thrown);
      const open = leavesOpen.includes(error.code) || (doubt && refusesThisCall.includes(error.code));
      if (!open) return { refused: error };
      if (pause === null || signal.aborted) return null;
      doubt = true;
      onSearch('waiting');
      if (!(await pass(secondsOf(error, pause), signal))) return null;
    }
  }
  return null;
}
