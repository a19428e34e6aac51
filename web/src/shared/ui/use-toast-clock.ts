import { useEffect, useRef, useState, type MouseEvent } from 'react';

/** How long a resting pointer keeps a message open. Milliseconds. */
const remainingMs = 10_000;

interface ToastClock {
  startPause: () => void;
  endPause: () => void;
}

/**
 * Pauses the clock of the messages while the pointer is on them. A pointer that was there before the message appeared does not
 * count, nor does one that has not moved for ten seconds. `release` is for a message that disappears from under the
 * pointer.
 */
export function useToastClock({ startPause, endPause }: ToastClock) {
  const [held, setHeld] = useState(false);
  const place = useRef<string>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    function stopTheClock() {
      if (held) startPause();
    },
    [held, startPause],
  );
  useEffect(
    function resumeClock() {
      if (!held) endPause();
    },
    [held, endPause],
  );
  useEffect(function forgetTheRest() {
    return () => clearTimeout(rest.current);
  }, []);

  function release() {
    clearTimeout(rest.current);
    place.current = undefined;
    setHeld(false);
  }

  /** Browsers report a mouse also when the page moved under it. */
  function hold({ clientX, clientY }: MouseEvent) {
    const here = `${clientX} ${clientY}`;
    const moved = place.current !== undefined && place.current !== here;
    place.current = here;
    if (!moved) return;
    clearTimeout(rest.current);
    rest.current = setTimeout(release, remainingMs);
    setHeld(true);
  }

  return { release, handlers: { onMouseEnter: hold, onMouseMove: hold, onMouseLeave: release } };
}
