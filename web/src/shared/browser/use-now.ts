import { useEffect, useState } from 'react';

/** The time, looked at again every `everyMillis`. For pages behind sign-in only: the server has no time. */
export function useNow(everyMillis = 30_000): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(
    function lookAtTheClock() {
      const timer = setInterval(() => setNow(new Date()), everyMillis);
      return () => clearInterval(timer);
    },
    [everyMillis],
  );

  return now;
}
