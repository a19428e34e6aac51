import { createContext, use, useSyncExternalStore } from 'react';

/** Names of the operations that failed while the server rendered this page; empty in a page that went well. */
export const ServerFailures = createContext<readonly string[]>([]);

const never = () => () => undefined;

/**
 * True while the page must still look as the server left it: the operation failed there, and the browser has not
 * hydrated yet. Right after hydration it turns false and the browser's own attempt shows.
 */
export function useFailedOnServer(operationName: string): boolean {
  const failed = use(ServerFailures).includes(operationName);
  // What went well says the same on both sides: a change after hydration would have React render all of it again at once.
  return useSyncExternalStore(
    never,
    () => false,
    () => failed,
  );
}
