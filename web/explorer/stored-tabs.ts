/** GraphiQL's own name for the tabs that a reader left open. */
const TABS = 'graphiql:tabState';

/** What is read of it. */
interface StoredTabs {
  readonly tabs: readonly { readonly query?: string | null }[];
  readonly activeTabIndex: number;
}

/** The text in the tab that this browser was at when it was here before; null on a first visit. */
export function openTab(): string | null {
  try {
    const stored = localStorage.getItem(TABS);
    if (stored === null) return null;
    const { tabs, activeTabIndex } = JSON.parse(stored) as StoredTabs;
    return tabs[activeTabIndex]?.query ?? '';
  } catch {
    // Storage is blocked, or holds something else: every visit is the first.
    return null;
  }
}
