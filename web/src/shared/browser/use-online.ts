import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False while the browser knows that it is offline; true on the server and during hydration. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Calls `onOnline` whenever the browser is back online. */
export function useWhenBackOnline(onOnline: (() => void) | undefined): void {
  const go = useEffectEvent(() => onOnline?.());

  useEffect(function waitForTheLine() {
    const back = () => go();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
}
