import { createContext, use, useSyncExternalStore } from 'react';

/**
 * The operations that failed while the server rendered this page: each its name, and behind a colon why the shop refused it,
 * if it did. Empty in a page that went well.
 */
export const ServerFailures = createContext<readonly string[]>([]);

const never = () => () => undefined;

/**
 * Why the operation failed on the server, empty where no one knows, while the page must still look as the server left it: until
 * the browser has hydrated. Null else: right after hydration the browser's own attempt shows.
 */
export function useFailureOnServer(operationName: string): string | null {
  const failed = use(ServerFailures).find((failure) => failure.split(':')[0] === operationName);
  // A success is the same on both sides: a change after hydration would have React render all of it again at once.
  return useSyncExternalStore(
    never,
    () => null,
    () => (failed === undefined ? null : failed.slice(operationName.length + 1)),
  );
}
