import { lazy, type ComponentType } from 'react';

/** Answers when the element is about to be seen, or is reached by the keyboard. */
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
      element.removeEventListener('focusin', release);
      resolve();
    }
    watch.observe(element);
    element.addEventListener('focusin', release);
  });
}

/**
 * A component far down the page. What the server has drawn stands there as `selector` says, and its script is fetched when
 * the reader comes near; where nothing was drawn, at once. Stands in a `Suspense` of its own, and whatever it takes from
 * contexts must not change before: React would throw the server's markup away.
 */
export function heldBack<Props extends object>(selector: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const drawn = typeof document === 'undefined' ? null : document.querySelector(selector);
    if (drawn) await untilNear(drawn);
    return { default: await load() };
  });
}
