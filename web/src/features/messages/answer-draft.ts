/** What is being written as an answer, in this tab: it outlives the closed row and a reload. */
const keyOf = (messageId: string) => `axle:answer:${messageId}`;

export function draftOf(messageId: string): string {
  try {
    return window.sessionStorage.getItem(keyOf(messageId)) ?? '';
  } catch {
    return '';
  }
}

/** Empty: forgotten. A browser that stores nothing keeps it as long as the row is open. */
export function keepDraft(messageId: string, text: string): void {
  try {
    if (text) window.sessionStorage.setItem(keyOf(messageId), text);
    else window.sessionStorage.removeItem(keyOf(messageId));
  } catch {
    // Nothing is stored then.
  }
}
