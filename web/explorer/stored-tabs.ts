/** GraphiQL's own name for the tabs that a reader left open. */
const TABS = 'graphiql:tabState';

/** Whether this browser has been here before, so that the explorer opens with the reader's own tabs. */
export function hasOpenTabs(): boolean {
  try {
    return localStorage.getItem(TABS) !== null;
  } catch {
    // Storage is blocked: every visit is the first.
    return false;
  }
}
