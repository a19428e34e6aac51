import { useEffect, useRef, type RefObject } from 'react';

interface FocusWhenShown {
  wanted?: boolean;
  /** Leaves focus to whoever has moved it already, such as a reader who did not wait for our scripts. */
  yields?: boolean;
  /** Brings it into view, where it may be out of sight. */
  scrolls?: boolean;
}

/** Takes focus to an element when it comes into the page, for news that replaces what somebody was working in. */
export function useFocusWhenShown<Shown extends HTMLElement>({
  wanted = true,
  yields = false,
  scrolls = false,
}: FocusWhenShown = {}): RefObject<Shown | null> {
  const element = useRef<Shown>(null);

  useEffect(
    function moveToTheNews() {
      const isTaken = document.activeElement !== null && document.activeElement !== document.body;
      if (wanted && !(yields && isTaken)) element.current?.focus({ preventScroll: !scrolls });
    },
    [wanted, yields, scrolls],
  );

  return element;
}
