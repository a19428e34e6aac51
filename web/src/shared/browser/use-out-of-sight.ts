import { useEffect, useState, type RefObject } from 'react';

/** False while the element is in view, and until anyone has looked. */
export function useOutOfSight(element: RefObject<Element | null>): boolean {
  const [outOfSight, setOutOfSight] = useState(false);

  useEffect(
    function watch() {
      if (!element.current) return;
      const observer = new IntersectionObserver(([entry]) => {
        if (entry) setOutOfSight(!entry.isIntersecting);
      });
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    [element],
  );

  return outOfSight;
}
