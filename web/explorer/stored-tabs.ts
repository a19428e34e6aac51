/** GraphiQL's own name for the tabs that a reader left open. */
const TABS = 'graphiql:tabState';

/** Whether this browser was here before: then GraphiQL opens the tabs that were left. */
export function hasStoredTabs(): boolean {
  try {
    return localStorage.getItem(TABS) !== null;
  } catch {
    // Storage is blocked: every visit is the first.
    return false;
  }
}
