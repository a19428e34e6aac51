import { sessionTexts } from '#shared/browser/text-stores';

/** Whether this tab was a visitor's: signing in may load another document, which has to know. */
const key = 'axle:visitor';

export function noteVisitor(): void {
  sessionTexts.setItem(key, 'yes');
}

export const wasVisitor = (): boolean => sessionTexts.getItem(key) !== null;

export function forgetVisit(): void {
  sessionTexts.removeItem(key);
}
