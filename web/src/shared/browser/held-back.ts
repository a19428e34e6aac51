import { lazy, type ComponentType } from 'react';

/** Whatever one does may change a context above: React would then wait for the script with nothing in its place. */
const deeds = ['pointerdown', 'keydown', 'focusin'] as const;

/** Answers when the element is about to be seen, or the reader does anything at all. */
function untilNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) release();
      },
      { rootMargin: '800px' },
    );
    function release() {
      watch.disconnect();
      for (const deed of deeds) document.removeEventListener(deed, release);
      resolve();
    }
    watch.observe(element);
    for (const deed of deeds) document.addEventListener(deed, release);
  });
}

/** A script that did not come is never asked for again, and would cost the page around it. */
function untilOnline(): Promise<unknown> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
}

/**
 * A component far down the page. What the server has drawn stands there as `selector` says, and its script is fetched when
 * the reader comes near; where nothing was drawn, at once. Stands in a `Suspense` of its own, and whatever it takes from
 * contexts must not change before: React would throw the server's markup away.
 */
export function heldBack<Props extends object>(selector: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (typeof document !== 'undefined') {
      const drawn = document.querySelector(selector);
      if (drawn) await untilNear(drawn);
      await untilOnline();
    }
    return { default: await load() };
  });
}
