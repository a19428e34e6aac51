import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';

/** The outcome of placing an order. */
export type OrderOutcome<Order> = { placed: Order } | { refused: ShopError };

/** State while the outcome is unknown: a call is running, or the next one is scheduled. */
export type Search = 'asking' | 'waiting';

// A response with one of these does not tell whether an earlier call stored the order.
const leavesOpen: readonly ShopError['code'][] = [
  'UNREACHABLE',
  'SERVICE_UNAVAILABLE',
  'CONFLICT',
  'IDEMPOTENCY_CONFLICT',
  'IDEMPOTENCY_IN_PROGRESS',
  'INTERNAL',
];
// These refuse this call, but not an earlier one.
const refusesThisCall: readonly ShopError['code'][] = ['RATE_LIMITED', 'UNAUTHENTICATED'];

const pauseSeconds = [1, 2, 4, 8, 15, 30];

const secondsOf = (error: ShopError, pause: number) =>
  error.code === 'RATE_LIMITED' ? Math.max(pause, error.retryAfterSeconds) : pause;

/** Resolves to whether the caller still waits. */
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
  /** When aborted, no further call is made, and the running one is awaited. */
  signal: AbortSignal;
  /** Called whenever the outcome turns out to be unknown yet. */
  onSearch: (search: Search) => void;
}

/**
 * Repeats a call under one idempotency key until the order's outcome is known; null if that takes longer than about a minute,
 * or when `signal` aborts it.
 */
export async function pollOrderOutcome<Order>(
  ask: () => Promise<Order>,
  { isUnconfirmed, signal, onSearch }: Options,
): Promise<OrderOutcome<Order> | null> {
  let unconfirmed = isUnconfirmed;
  for (const pause of [...pauseSeconds, null]) {
    if (unconfirmed) onSearch('asking');
    try {
      return { placed: await ask() };
    } catch (thrown) {
      const error = shopErrorOf(thrown);
      const open = leavesOpen.includes(error.code) || (unconfirmed && refusesThisCall.includes(error.code));
      if (!open) return { refused: error };
      if (pause === null || signal.aborted) return null;
      unconfirmed = true;
      onSearch('waiting');
      if (!(await pass(secondsOf(error, pause), signal))) return null;
    }
  }
  return null;
}
