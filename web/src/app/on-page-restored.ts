import type { AppParts } from './providers';

/**
 * Refreshes a page that the browser restores from its back/forward cache, which missed logins, cart changes and payments: it
 * reads browser storage again, as after a change by another tab, and refetches its queries.
 */
export function refreshOnPageRestored({ client }: Pick<AppParts, 'client'>): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    window.dispatchEvent(new StorageEvent('storage'));
    // A query that fails keeps its data.
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  });
}
