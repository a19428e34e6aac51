/** Texts that a browser stores for the shop, by key. */
export type TextStore = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>;

/** Stored by this browser, for all its tabs. */
export const localTexts = storeOf(() => window.localStorage);

/** Stored for this tab. */
export const sessionTexts = storeOf(() => window.sessionStorage);

/** Values the browser can't store (storage full or disabled) live as long as the page. */
function storeOf(storage: () => Storage): TextStore {
  const unstored = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return unstored.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, text) {
      try {
        storage().setItem(key, text);
        unstored.delete(key);
      } catch {
        unstored.set(key, text);
      }
    },
    removeItem(key) {
      unstored.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Then nothing is stored.
      }
    },
  };
}
