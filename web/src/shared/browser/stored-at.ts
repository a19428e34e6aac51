import { localTexts } from './text-stores';

/** Hears when something that is stored has changed, here or in another tab. */
export function onStored(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Says in this tab that a value was stored: browsers tell other tabs only. */
export const notifySubscribers = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

/** A value under a key of the browser's storage: the same object as long as the text is the same. */
export function storedAt<Value>(
  key: string,
  /** Parses the text, which may come from another release. */
  read: (text: string | null) => Value,
  write: (value: Value) => string | null,
) {
  let seen: { readonly text: string | null; readonly value: Value } | undefined;

  return {
    get(): Value {
      const text = localTexts.getItem(key);
      if (seen?.text !== text) seen = { text, value: read(text) };
      return seen.value;
    },
    set(value: Value | undefined): void {
      if (value === undefined) return;
      const text = write(value);
      if (text === null) localTexts.removeItem(key);
      else localTexts.setItem(key, text);
    },
  };
}
