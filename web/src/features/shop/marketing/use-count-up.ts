import { useEffect, useState, type RefObject } from 'react';

const countMillis = 1000;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/**
 * The share of its end value that a figure shows: 1 in the server's page and under reduced motion; once the element
 * comes into view it runs from 0 to 1 in a second.
 */
export function useCountUp(element: RefObject<HTMLElement | null>): number {
  const [share, setShare] = useState(1);

  useEffect(
    function countUpOnceInView() {
      const target = element.current;
      if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      let frame = 0;

      function run(start: number) {
        frame = requestAnimationFrame((now) => {
          const passed = Math.min(Math.max((now - start) / countMillis, 0), 1);
          setShare(easeOut(passed));
          if (passed < 1) run(start);
        });
      }

      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        run(performance.now());
      });
      observer.observe(target);
      return () => {
        observer.disconnect();
        cancelAnimationFrame(frame);
      };
    },
    [element],
  );

  return share;
}
