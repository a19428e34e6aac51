import type { ApolloClient } from '@apollo/client';
import { shopErrorOf, type ShopError } from './shop-error';

/** What failed with one of these may have been done before the answer was lost. */
const leavesOpen: readonly ShopError['code'][] = ['UNREACHABLE', 'SERVICE_UNAVAILABLE', 'INTERNAL'];

/** Whether a change that failed with this may have been made all the same. */
export const mayBeDone = (thrown: unknown) => leavesOpen.includes(shopErrorOf(thrown).code);

/**
 * What became of a change for whose refusal there are no better words. `notDone` is said of one that the shop refused; where it is not known,
 * `look` says what to do before it is tried again.
 */
export const failureMessage = (thrown: unknown, notDone: string, look = 'Check before you try again.') =>
  mayBeDone(thrown)
    ? `We couldn't confirm that this was saved. ${look}`
    : `${notDone} Nothing was changed. Try again.`;

/** Asks once more when it is not known what became of it. Only for what is the same when it is done twice. */
export async function askedTwice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (thrown) {
    if (mayBeDone(thrown)) return ask();
    throw thrown;
  }
}

/** Fetches anew what the page shows, so that its reader sees whether it was done. Never throws. */
export const refetchAfterFailure = (client: ApolloClient): Promise<unknown> =>
  client.refetchQueries({ include: 'active' }).catch(() => undefined);
