import { createContext, use, useSyncExternalStore } from 'react';

/** Names of the operations that failed while the server rendered this page; empty in a page that went well. */
export const ServerFailures = createContext<readonly string[]>([]);

const never = () => () => undefined;

/**
 * True while the page must still look as the server left it: the operation failed there, and the browser has not
 * hydrated yet. Right after hydration it turns false and the browser's own attempt shows.
 */
export function useFailedOnServer(operationName: string): boolean {
  const failures = use(ServerFailures);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isHydrating && failures.includes(operationName);
}
