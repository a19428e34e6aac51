import { useEffect, useState } from 'react';

/** A value once it has been the same for `millis`; until then the one before. */
export function useSettled<Value>(value: Value, millis: number): Value {
  const [settled, setSettled] = useState(value);

  useEffect(
    function waitForRest() {
      const timer = setTimeout(() => setSettled(value), millis);
      return () => clearTimeout(timer);
    },
    [value, millis],
  );

  return settled;
}
