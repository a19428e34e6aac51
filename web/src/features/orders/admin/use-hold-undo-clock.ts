import { useEffect, useRef, type MouseEvent } from 'react';
import { holdUndoClock } from './undo-clocks';

/**
 * Handlers that pause the clock of a shipment while the pointer or focus is on their element. A pointer that was there before,
 * such as the one that clicked Update, does not count, although browsers report it.
 */
export function useHoldUndoClock(orderId: string) {
  const held = useRef(new Map<'pointer' | 'focus', () => void>());
  const place = useRef<string>(undefined);

  useEffect(function releaseOnUnmount() {
    const all = held.current;
    return () => {
      for (const release of all.values()) release();
    };
  }, []);

  function releaseHold(by: 'pointer' | 'focus') {
    held.current.get(by)?.();
    held.current.delete(by);
  }
  function hold(by: 'pointer' | 'focus') {
    releaseHold(by);
    held.current.set(by, holdUndoClock(orderId));
  }

  return {
    onMouseMove: ({ clientX, clientY }: MouseEvent) => {
      const here = `${clientX} ${clientY}`;
      const moved = place.current !== undefined && place.current !== here;
      place.current = here;
      if (moved && !held.current.has('pointer')) hold('pointer');
    },
    onMouseLeave: () => {
      place.current = undefined;
      releaseHold('pointer');
    },
    onFocus: () => hold('focus'),
    onBlur: () => releaseHold('focus'),
  };
}
