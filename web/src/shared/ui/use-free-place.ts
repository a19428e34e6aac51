import { useEffect, type RefObject } from 'react';
import { findFreePlace } from './free-place';

const edge = 16;

/** Fields (`data-field` is one of another frame), primary actions, which their recipe marks, and what has the focus. */
function mayNotBeCovered(control: Element): boolean {
  const style = getComputedStyle(control);
  if (style.visibility !== 'visible') return false;
  const isField = !control.matches('button, a');
  return isField || control === document.activeElement || style.getPropertyValue('--primary-action') !== '';
}

/** Moves an element up while it would cover such a control, also while the page scrolls or changes. Returns what ends it. */
function keepClear(element: HTMLElement): () => void {
  let lift = 0;
  let frame = 0;
  function move() {
    frame = 0;
    const { top, left, right, height } = element.getBoundingClientRect();
    const bands = [...document.querySelectorAll('input, textarea, select, [data-field], button, a')]
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.left < right && box.right > left)
      .filter(({ control }) => !element.contains(control) && mayNotBeCovered(control))
      .map(({ box }) => box);
    const home = top + lift;
    lift = home - findFreePlace(bands, { height, home, now: top, highest: edge });
    element.style.translate = lift === 0 ? '' : `0 ${-lift}px`;
  }
  function moveSoon() {
    frame ||= requestAnimationFrame(move);
  }
  move();
  const observer = new ResizeObserver(moveSoon);
  observer.observe(document.body);
  window.addEventListener('scroll', moveSoon, { passive: true });
  window.addEventListener('resize', moveSoon);
  document.addEventListener('focusin', moveSoon);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    window.removeEventListener('scroll', moveSoon);
    window.removeEventListener('resize', moveSoon);
    document.removeEventListener('focusin', moveSoon);
    element.style.translate = '';
  };
}

/**
 * Keeps an element at the lower edge of the window off the fields and primary actions of the page. `what` changes
 * whenever another element is shown there; undefined when there is none.
 */
export function useFreePlace(place: RefObject<HTMLElement | null>, what: string | undefined): void {
  useEffect(
    function keepOffControls() {
      return place.current && what !== undefined ? keepClear(place.current) : undefined;
    },
    [place, what],
  );
}
