/** A value under a key of the browser's storage: the same object as long as the text is the same. */
export function storedAt<Value>(
  key: string,
  /** Makes sense of the text, whoever wrote it. */
  read: (text: string | null) => Value,
  write: (value: Value) => string | null,
) {
  /** What a browser that stores nothing is told lives as long as the page. */
  let unstored: { readonly text: string | null } | undefined;
  let seen: { readonly text: string | null; readonly value: Value } | undefined;

  function textNow(): string | null {
    if (unstored) return unstored.text;
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  return {
    get(): Value {
      const text = textNow();
      if (seen?.text !== text) seen = { text, value: read(text) };
      return seen.value;
    },
    set(value: Value | undefined): void {
      if (value === undefined) return;
      const text = write(value);
      try {
        if (text === null) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, text);
        unstored = undefined;
      } catch {
        // Some may be read and not written: full ones, and those of private windows.
        unstored = { text };
      }
    },
  };
}
