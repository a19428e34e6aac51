import type { Toast } from 'react-hot-toast/headless';
import { notify } from './toast';

const key = 'axle-messages';

interface Carried {
  isError: boolean;
  message: string;
}

let shown: readonly Carried[] = [];

/** Notes what stands over the page now. */
export function noteShown(toasts: readonly Toast[]): void {
  shown = toasts.flatMap(({ type, message }) =>
    typeof message === 'string' ? [{ isError: type === 'error', message }] : [],
  );
}

/** To be called when this document is left for another of the shop: that one will show what this one still says then. */
export function carryMessages(): void {
  const keep = () => {
    try {
      if (shown.length > 0) sessionStorage.setItem(key, JSON.stringify(shown));
    } catch {
      // Storage that is full or forbidden costs the message, not the page.
    }
  };
  window.addEventListener('pagehide', keep, { once: true });
}

/** Shows, once, what the document before this one was still saying. */
export function showCarried(): void {
  let kept: string | null;
  try {
    kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
  if (!kept) return;
  for (const { isError, message } of JSON.parse(kept) as Carried[]) {
    notify[isError ? 'error' : 'success'](message);
  }
}
