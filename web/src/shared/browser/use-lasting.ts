import { useEffect, useState } from 'react';

/** True once something has been so for `millis`: what passes more quickly should not flash. */
export function useLasting(isSo: boolean, millis = 150): boolean {
  const [lasting, setLasting] = useState(false);
  if (lasting && !isSo) setLasting(false);

  useEffect(
    function waitAWhile() {
      if (!isSo) return;
      const timer = setTimeout(() => setLasting(true), millis);
      return () => clearTimeout(timer);
    },
    [isSo, millis],
  );

  return isSo && lasting;
}
