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

/** Goes on with what being offline stopped, as soon as the browser is online again. */
export function useWhenBackOnline(onOnline: (() => void) | undefined): void {
  const go = useEffectEvent(() => onOnline?.());

  useEffect(function waitForTheLine() {
    const back = () => go();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
}
