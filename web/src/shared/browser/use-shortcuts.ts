import { useEffect, useEffectEvent } from 'react';
import { createPersistedStore, usePersisted } from './persisted-store';

/** Whether single-key shortcuts are on: until the user turns them off (WCAG 2.1.4). */
export const shortcutsOn = createPersistedStore({ key: 'axle:keys', initial: true });

/** Elements that handle keys themselves. */
const elsewhere = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';

/** Calls an entry of `actions` when its key is pressed alone on the page; not while typing, not with Ctrl, Alt or Meta. */
export function useShortcuts(actions: Record<string, () => void>): void {
  const on = usePersisted(shortcutsOn);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(elsewhere)) return;
    event.preventDefault();
    action();
  });

  useEffect(
    function listenForKeys() {
      if (!on) return;
      const onKeyDown = (event: KeyboardEvent) => press(event);
      document.addEventListener('keydown', onKeyDown);
      return () => document.removeEventListener('keydown', onKeyDown);
    },
    [on],
  );
}
