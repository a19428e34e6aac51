import { useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from '#shared/browser/use-media-query';
import { usePageVisible } from '#shared/browser/use-page-visible';

const slideMillis = 5000;

interface Slideshow {
  current: number;
  /** Slides whose pictures should be in the page: those seen, and the one to come. */
  mounted: ReadonlySet<number>;
  playing: boolean;
  go: (by: 1 | -1) => void;
  show: (slide: number) => void;
  toggle: () => void;
  /** Called with true while the pointer or focus is in it. */
  hold: (held: boolean) => void;
}

/**
 * Five seconds a slide, round and round, until someone stops it, points at it or leaves the tab. With reduced motion it
 * advances only by its buttons. The pictures after the first wait until the page has loaded.
 */
export function useSlideshow(count: number): Slideshow {
  const [current, setCurrent] = useState(0);
  const [mounted, setMounted] = useState<ReadonlySet<number>>(new Set([0]));
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [held, setHeld] = useState(false);
  const reducedMotion = useReducedMotion();
  const pageVisible = usePageVisible();
  const playing = choice === null ? !reducedMotion : choice === 'play';
  const running = playing && !held && pageVisible;

  const show = useCallback(
    (slide: number) => {
      const next = (slide + count) % count;
      setCurrent(next);
      setMounted((before) => new Set([...before, next, (next + 1) % count]));
    },
    [count],
  );

  useEffect(function fetchTheSecondPictureAfterLoad() {
    const mountSecond = () => setMounted((before) => new Set([...before, 1]));
    if (document.readyState === 'complete') {
      const timer = setTimeout(mountSecond);
      return () => clearTimeout(timer);
    }
    window.addEventListener('load', mountSecond);
    return () => window.removeEventListener('load', mountSecond);
  }, []);

  useEffect(
    function advance() {
      if (!running) return;
      const timer = setTimeout(() => show(current + 1), slideMillis);
      return () => clearTimeout(timer);
    },
    [running, current, show],
  );

  return {
    current,
    mounted,
    playing,
    show,
    go: (by) => show(current + by),
    toggle: () => setChoice(playing ? 'pause' : 'play'),
    hold: setHeld,
  };
}
