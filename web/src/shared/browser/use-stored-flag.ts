import { useSyncExternalStore } from 'react';
import { onStored, notifySubscribers } from './stored-at';
import { localTexts } from './text-stores';

/** A yes or no that this browser remembers, the same for everything that asks for it, in other tabs too. */
export function useStoredFlag(key: string, initial: boolean): [boolean, (value: boolean) => void] {
  const stored = useSyncExternalStore(
    onStored,
    () => localTexts.getItem(key),
    () => null,
  );
  function store(value: boolean) {
    localTexts.setItem(key, value ? 'yes' : 'no');
    notifySubscribers(key);
  }
  return [stored === null ? initial : stored === 'yes', store];
}
