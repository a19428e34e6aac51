import { sessionTexts } from '#shared/browser/text-stores';

/** What is being written as an answer, in this tab: it outlives the closed row and a reload. */
const keyOf = (messageId: string) => `axle:answer:${messageId}`;

export const draftOf = (messageId: string): string => sessionTexts.getItem(keyOf(messageId)) ?? '';

/** Empty: forgotten. */
export function saveDraft(messageId: string, text: string): void {
  if (text) sessionTexts.setItem(keyOf(messageId), text);
  else sessionTexts.removeItem(keyOf(messageId));
}
