import { useSyncExternalStore } from 'react';
import { localTexts, type TextStore } from './text-stores';

interface PersistedStoreOptions<Value> {
  key: string;
  /** Used before anything is stored, on the server, and when the stored text can't be parsed. */
  initial: Value;
  /** `sessionTexts` for a value of this tab; otherwise all tabs of the browser share it. */
  storage?: TextStore;
  /** Checks what it parses: the text may come from another release. May throw. */
  parse?: (text: string) => Value;
  /** Null if nothing is to be stored. */
  format?: (value: Value) => string | null;
}

/** Calls the listener when a stored value changes, in this tab or another. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** A value in the browser's storage, or in memory where the browser can't store it. `get` returns the same object until the value changes. */
export function createPersistedStore<Value>({
  key,
  initial,
  storage = localTexts,
  parse = (text) => JSON.parse(text) as Value,
  format = (value) => (value === initial ? null : JSON.stringify(value)),
}: PersistedStoreOptions<Value>) {
  let last: { text: string | null; value: Value } = { text: null, value: initial };

  function read(text: string | null): Value {
    try {
      return text === null ? initial : parse(text);
    } catch {
      return initial;
    }
  }

  function get(): Value {
    const text = storage.getItem(key);
    if (text !== last.text) last = { text, value: read(text) };
    return last.value;
  }

  /** Stores without notifying subscribers. */
  function write(value: Value): void {
    const text = format(value);
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  }

  function set(value: Value): void {
    write(value);
    // Browsers notify only other tabs.
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }

  return {
    initial,
    get,
    set,
    write,
    subscribe,
    /** Returns the value and removes it. */
    take(): Value {
      const value = get();
      write(initial);
      return value;
    },
  };
}

type PersistedStore<Value> = ReturnType<typeof createPersistedStore<Value>>;

/** The stored value; until hydration, the initial one. */
export const usePersisted = <Value>({
  subscribe: follow,
  get,
  initial,
}: Pick<PersistedStore<Value>, 'get' | 'initial' | 'subscribe'>): Value =>
  useSyncExternalStore(follow, get, () => initial);
