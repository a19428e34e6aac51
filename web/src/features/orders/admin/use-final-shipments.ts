import { useEffect, useRef } from 'react';
import type { AdminOrders_OrderFragment } from './admin-orders.generated';
import { startForeignUndoClock, undoClocksRun, useUndoClocksRun } from './undo-clocks';

/**
 * Keeps a list as it is while something in it can still be undone, so that no row goes from under the hand; then has it
 * fetched again, as orders may belong to another tab by now. The returned function fetches it at once where nothing waits.
 */
export function useFinalShipments(
  orders: readonly AdminOrders_OrderFragment[],
  refetchOrders: () => Promise<unknown>,
): () => Promise<void> {
  const ids = orders.map(({ id }) => id);
  const running = useUndoClocksRun(ids);
  const ranBefore = useRef(running);

  useEffect(
    function startTheClocksOfWhatWasShippedElsewhere() {
      orders.forEach(startForeignUndoClock);
    },
    [orders],
  );

  useEffect(
    function refetchOnceAllIsFinal() {
      if (ranBefore.current && !running) void refetchOrders();
      ranBefore.current = running;
    },
    [running, refetchOrders],
  );

  return async () => {
    if (!undoClocksRun(ids)) await refetchOrders();
  };
}
