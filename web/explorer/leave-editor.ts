import type { KeyboardEvent } from 'react';

/** What Escape closes first: Monaco's lists, hints and search. */
const OPENED = ':is(.suggest-widget, .parameter-hints-widget, .find-widget).visible';

/**
 * In an editor Tab indents. Escape leads from the text to the frame around it, from where Tab goes on; Enter leads back in
 * (GraphiQL's own). Listens on the way down: Monaco takes Escape whether or not it has a use for it.
 */
export function leaveEditor({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !(target instanceof Element)) return;
  const editor = target.closest('.monaco-editor');
  if (editor?.querySelector(OPENED)) return;
  editor?.closest<HTMLElement>('[tabindex="0"]')?.focus();
}
