import { useRef, type MouseEvent } from 'react';

/** A second click within this time was meant for the button. Milliseconds; a double click takes half of it. */
const doubleClickMs = 800;

/**
 * For the link to the cart that replaces a clicked button: it takes over the focus, and a double click adds once
 * instead of leaving the page.
 */
export function useGoToCart() {
  const clickedAt = useRef(-Infinity);
  const takesFocus = useRef(false);
  return {
    /** Call when the button is clicked. */
    press: () => {
      clickedAt.current = performance.now();
      takesFocus.current = true;
    },
    link: {
      ref: (link: HTMLAnchorElement | null) => {
        if (takesFocus.current) link?.focus({ preventScroll: true });
        takesFocus.current = false;
      },
      onClick: (event: MouseEvent) => {
        if (performance.now() - clickedAt.current < doubleClickMs) event.preventDefault();
      },
    },
  };
}
