import type { AppParts } from './providers';

/**
 * A browser that goes back shows a document as it was put away, and that one has heard of nothing in the meantime: who logged in or out, what was put
 * into the cart, what was paid. It then hears of it as of another tab, and asks again what it shows.
 */
export function catchUpWhenShownAgain({ client }: Pick<AppParts, 'client'>): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    window.dispatchEvent(new StorageEvent('storage'));
    // What is not answered stays as it was.
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  });
}
