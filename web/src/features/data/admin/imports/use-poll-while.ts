import { useEffect } from 'react';

interface Polling {
  startPolling: (everyMillis: number) => void;
  stopPolling: () => void;
}

/** Polls a query every so many milliseconds, for as long as the shop is working on something. */
export function usePollWhile(
  isAtIt: boolean,
  everyMillis: number,
  { startPolling, stopPolling }: Polling,
): void {
  useEffect(
    function lookAgainWhileTheShopIsAtIt() {
      if (!isAtIt) return;
      startPolling(everyMillis);
      return stopPolling;
    },
    [isAtIt, everyMillis, startPolling, stopPolling],
  );
}
