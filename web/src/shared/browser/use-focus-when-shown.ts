import { useEffect, useRef, type RefObject } from 'react';

/** Takes focus to an element when it comes into the page, for news that replaces what somebody was working in. */
export function useFocusWhenShown<Shown extends HTMLElement>(wanted = true): RefObject<Shown | null> {
  const element = useRef<Shown>(null);

  useEffect(
    function moveToTheNews() {
      if (wanted) element.current?.focus({ preventScroll: true });
    },
    [wanted],
  );

  return element;
}
