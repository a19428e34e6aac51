import { createPersistedStore } from '#shared/browser/persisted-store';
import { sessionTexts } from '#shared/browser/text-stores';

export interface Carried {
  isError: boolean;
  message: string;
}

const carried = createPersistedStore<readonly Carried[]>({
  key: 'axle-messages',
  storage: sessionTexts,
  initial: [],
});

/** The messages on screen. */
const shown = new Map<string, Carried>();

/**
 * Records a message when it is announced, not when it is rendered: a document that the user leaves at once is gone before React
 * renders.
 */
export function noteAnnounced(id: string, message: Carried): void {
  shown.set(id, message);
}

/** Records that a message timed out or was dismissed. */
export function noteRemoved(id: string): void {
  shown.delete(id);
}

/** Called before the user leaves this document for another of the shop, which then shows the messages that this one still shows. */
export function carryMessages(): void {
  const save = () => {
    if (shown.size > 0) carried.write([...shown.values()]);
  };
  window.addEventListener('pagehide', save, { once: true });
}

/** Returns, once, the messages that the previous document still showed. */
export const takeCarried = (): readonly Carried[] => carried.take();
