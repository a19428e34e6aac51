import type { ApolloClient } from '@apollo/client';
import { shopErrorOf, type ShopError } from './shop-error';

/** A change that failed with one of these may have been saved before the response was lost. */
const leavesOpen: readonly ShopError['code'][] = ['UNREACHABLE', 'SERVICE_UNAVAILABLE', 'INTERNAL'];

/** Whether a change that failed with this error may have been saved. */
export const mayBeDone = (thrown: unknown) => leavesOpen.includes(shopErrorOf(thrown).code);

/**
 * What became of a change for whose refusal there are no better words. `notDone` is said of one that the shop refused; where it is not known,
 * `look` says what to do before it is tried again.
 */
export const failureMessage = (thrown: unknown, notDone: string, look = 'Check before you try again.') =>
  mayBeDone(thrown)
    ? `We couldn't confirm that this was saved. ${look}`
    : `${notDone} Nothing was changed. Try again.`;

/** Retries once when the outcome is unknown. Only for idempotent changes. */
export async function askedTwice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (thrown) {
    if (mayBeDone(thrown)) return ask();
    throw thrown;
  }
}

/** Refetches what the page shows, so that the user sees whether the change was saved. Never throws. */
export const refetchAfterFailure = (client: ApolloClient): Promise<unknown> =>
  client.refetchQueries({ include: 'active' }).catch(() => undefined);
