import { sessionTexts } from '#shared/browser/text-stores';

const key = 'axle-messages';

export interface Carried {
  isError: boolean;
  message: string;
}

const standing = new Map<string, Carried>();

/**
 * Notes a message as it is said, not when it is drawn: a document that is left at once is gone before React comes to
 * draw anything.
 */
export function noteAnnounced(id: string, said: Carried): void {
  standing.set(id, said);
}

/** Notes that a message went: it timed out or was dismissed. */
export function noteRemoved(id: string): void {
  standing.delete(id);
}

/** To be called when this document is left for another of the shop: that one will show what this one still says then. */
export function carryMessages(): void {
  const keep = () => {
    if (standing.size > 0) sessionTexts.setItem(key, JSON.stringify([...standing.values()]));
  };
  window.addEventListener('pagehide', keep, { once: true });
}

/** Answers, once, what the document before this one was still saying. */
export function takeCarried(): readonly Carried[] {
  const kept = sessionTexts.getItem(key);
  sessionTexts.removeItem(key);
  try {
    return kept ? (JSON.parse(kept) as Carried[]) : [];
  } catch {
    return [];
  }
}
