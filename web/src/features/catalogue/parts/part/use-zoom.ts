import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const maxScale = 4;
const bounded = (scale: number) => Math.min(Math.max(scale, 1), maxScale);

const distance = ([one, other]: Touch[]) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** Zoom of a picture, from 1 (whole) to 4. `ground` is what it scrolls in; the middle of the visible area stays. */
export function useZoom() {
  const [scale, setScale] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  /** Middle of the visible area in the picture, in shares of it. */
  const middle = useRef({ x: 0.5, y: 0.5 });

  const change = useCallback((by: (before: number) => number) => {
    const element = scroller.current;
    if (element) {
      middle.current = {
        x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
        y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
      };
    }
    setScale((before) => bounded(by(before)));
  }, []);

  useLayoutEffect(
    function keepTheMiddle() {
      const element = scroller.current;
      if (!element) return;
      element.scrollLeft = middle.current.x * element.scrollWidth - element.clientWidth / 2;
      element.scrollTop = middle.current.y * element.scrollHeight - element.clientHeight / 2;
    },
    [scale],
  );

  /** Adds its own listeners: React's can't keep the page from being zoomed. */
  const ground = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      if (!element) return undefined;
      let apart = 0;
      const pinch = (event: TouchEvent) => {
        const touches = [...event.touches];
        if (touches.length !== 2) return;
        event.preventDefault();
        const now = distance(touches);
        const grown = apart === 0 ? 1 : now / apart;
        apart = now;
        change((before) => before * grown);
      };
      const rest = () => {
        apart = 0;
      };
      const wheel = (event: WheelEvent) => {
        // Browsers report a pinch on a touchpad this way.
        if (!event.ctrlKey) return;
        event.preventDefault();
        change((before) => before * Math.exp(-event.deltaY / 200));
      };
      element.addEventListener('touchmove', pinch, { passive: false });
      element.addEventListener('touchstart', rest, { passive: true });
      element.addEventListener('touchend', rest);
      element.addEventListener('wheel', wheel, { passive: false });
      return () => {
        element.removeEventListener('touchmove', pinch);
        element.removeEventListener('touchstart', rest);
        element.removeEventListener('touchend', rest);
        element.removeEventListener('wheel', wheel);
      };
    },
    [change],
  );

  return {
    ground,
    scale,
    isWhole: scale === 1,
    isClosest: scale === maxScale,
    closer: () => change((before) => before * 1.5),
    farther: () => change((before) => before / 1.5),
    whole: () => change(() => 1),
  };
}
