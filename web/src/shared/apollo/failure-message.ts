import type { ApolloClient } from '@apollo/client';
import { shopErrorOf, type ShopError } from './shop-error';

/** A change that failed with one of these may have been saved before the response was lost. */
const leavesOpen: readonly ShopError['code'][] = ['UNREACHABLE', 'SERVICE_UNAVAILABLE', 'INTERNAL'];

/** Whether a change that failed with this error may have been saved. */
export const mayBeDone = (thrown: unknown) => leavesOpen.includes(shopErrorOf(thrown).code);

/**
 * The message of a failed change for which there is no better one. `notDone` names what the API refused; if the outcome is unknown,
 * `hint` says what to do before a retry.
 */
export const failureMessage = (thrown: unknown, notDone: string, hint = 'Check before you try again.') =>
  mayBeDone(thrown)
    ? `We couldn't confirm that this was saved. ${hint}`
    : `${notDone} Nothing was changed. Try again.`;

/** Retries once when the outcome is unknown. Only for idempotent changes. */
export async function retryOnce<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (thrown) {
    if (mayBeDone(thrown)) return ask();
    throw thrown;
  }
}

/** Refetches what the page shows. Never rejects. */
export const refetchActive = (client: ApolloClient): Promise<unknown> =>
  client.refetchQueries({ include: 'active' }).catch(() => undefined);
