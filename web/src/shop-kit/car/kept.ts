/** A thing that this browser keeps as text, the same in all its tabs. */
export interface Kept<Value> {
  /** What is kept now: the same object as long as it is the same. */
  now: () => Value;
  /** Keeps something else and tells everything that shows it. */
  keep: (value: Value) => void;
  /** Calls `listener` whenever something else may be kept; answers how to stop that. */
  subscribe: (listener: () => void) => () => void;
}

interface Writing<Value> {
  /** Makes sense of what is kept, whoever wrote it; null: nothing is. */
  read: (text: string | null) => Value;
  /** Null: there is nothing to keep. */
  write: (value: Value) => string | null;
}

/** Keeps a thing under a key. A browser that keeps nothing remembers it as long as the page lives. */
export function keptAs<Value>(key: string, { read, write }: Writing<Value>): Kept<Value> {
  let unkept: { readonly text: string | null } | undefined;
  let seen: { text: string | null; value: Value } | undefined;

  function textNow(): string | null {
    if (unkept) return unkept.text;
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  return {
    now() {
      const text = textNow();
      if (seen?.text !== text) seen = { text, value: read(text) };
      return seen.value;
    },
    keep(value) {
      const text = write(value);
      try {
        if (text === null) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, text);
        unkept = undefined;
      } catch {
        // Some may be read and not written: full ones, and those of private windows.
        unkept = { text };
      }
      // Browsers tell other tabs only.
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    subscribe(listener) {
      window.addEventListener('storage', listener);
      return () => {
        window.removeEventListener('storage', listener);
      };
    },
  };
}
