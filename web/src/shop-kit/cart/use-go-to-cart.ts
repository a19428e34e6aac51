import { useRef, type MouseEvent } from 'react';

/** A second press within this time was meant for the button. Milliseconds; people who press twice take half of it. */
const doubleClickMs = 800;

/**
 * For the link to the cart that takes the place of a pressed button: it takes over the focus, and a double press adds once instead of leaving
 * the page.
 */
export function useGoToCart() {
  const clickedAt = useRef(-Infinity);
  const takesFocus = useRef(false);
  return {
    /** The button is pressed. */
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
