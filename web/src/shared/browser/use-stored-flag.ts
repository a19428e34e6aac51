import { useSyncExternalStore } from 'react';
import { localTexts } from './text-stores';

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
}

/** A yes or no that this browser remembers, the same for everything that asks for it, in other tabs too. */
export function useStoredFlag(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const stored = useSyncExternalStore(
    subscribe,
    () => localTexts.getItem(key),
    () => null,
  );
  function store(value: boolean) {
    localTexts.setItem(key, value ? 'yes' : 'no');
    // Browsers tell other tabs only.
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  return [stored === null ? initial : stored === 'yes', store];
}
