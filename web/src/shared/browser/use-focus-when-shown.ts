import { useEffect, useRef, type RefObject } from 'react';

interface FocusWhenShown {
  enabled?: boolean;
  /** Doesn't take focus if the user has already moved it, for example before scripts were loaded. */
  yields?: boolean;
  /** Brings it into view, where it may be out of sight. */
  scrolls?: boolean;
}

/** Focuses an element when it appears, for content that replaces what the user was working in. */
export function useFocusWhenShown<Shown extends HTMLElement>({
  enabled = true,
  yields = false,
  scrolls = false,
}: FocusWhenShown = {}): RefObject<Shown | null> {
  const element = useRef<Shown>(null);

  useEffect(
    function moveToTheNews() {
      const isTaken = document.activeElement !== null && document.activeElement !== document.body;
      if (enabled && !(yields && isTaken)) element.current?.focus({ preventScroll: !scrolls });
    },
    [enabled, yields, scrolls],
  );

  return element;
}
