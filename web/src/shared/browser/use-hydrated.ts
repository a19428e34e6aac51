import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the server draws, until the browser has taken it over: nothing answers the reader before. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
