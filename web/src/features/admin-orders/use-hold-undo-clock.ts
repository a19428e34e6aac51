import { useEffect, useRef } from 'react';
import { holdUndoClock } from './undo-clocks';

/** Handlers that stop the clock of a shipment while somebody points at what has them, or has focus in it. */
export function useHoldUndoClock(orderId: string) {
  const held = useRef(new Map<'pointer' | 'focus', () => void>());

  useEffect(function letGoOnLeaving() {
    const all = held.current;
    return () => {
      for (const letGo of all.values()) letGo();
    };
  }, []);

  function letGo(by: 'pointer' | 'focus') {
    held.current.get(by)?.();
    held.current.delete(by);
  }
  function hold(by: 'pointer' | 'focus') {
    letGo(by);
    held.current.set(by, holdUndoClock(orderId));
  }

  return {
    onMouseEnter: () => {
      hold('pointer');
    },
    onMouseLeave: () => {
      letGo('pointer');
    },
    onFocus: () => {
      hold('focus');
    },
    onBlur: () => {
      letGo('focus');
    },
  };
}
