import { useEffect, useEffectEvent } from 'react';
import { useStoredFlag } from './use-stored-flag';

/** Whether single keys do something: on until the reader turns them off (WCAG 2.1.4). */
export const useShortcutsSwitch = () => useStoredFlag('axle:keys', true);

/** Where keys are for typing or choosing, or a layer over the page has them. */
const elsewhere = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';

/** Calls an entry of `actions` when its key is pressed alone on the page; not while typing, not with Ctrl, Alt or Meta. */
export function useShortcuts(actions: Record<string, () => void>): void {
  const [on] = useShortcutsSwitch();

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
      const heard = (event: KeyboardEvent) => press(event);
      document.addEventListener('keydown', heard);
      return () => document.removeEventListener('keydown', heard);
    },
    [on],
  );
}
