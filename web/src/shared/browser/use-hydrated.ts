import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's markup, until the browser has hydrated it: nothing responds to the user before. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
