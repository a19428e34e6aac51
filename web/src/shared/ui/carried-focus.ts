import { sessionTexts } from '#shared/browser/text-stores';

const key = 'axle:arriving-at';

/** To be called when a link leaves this document for another of the shop: the heading there takes focus, as after any link. */
export function carryFocus(pathname: string): void {
  sessionTexts.setItem(key, pathname);
}

/** Answers, once, whether a link of the document before this one led to `pathname`. */
export function takeCarriedFocus(pathname: string): boolean {
  const carried = sessionTexts.getItem(key);
  sessionTexts.removeItem(key);
  return carried === pathname;
}
