const key = 'axle:arriving-at';

/** To be called when a link leaves this document for another of the shop: the heading there takes focus, as after any link. */
export function carryFocus(pathname: string): void {
  try {
    sessionStorage.setItem(key, pathname);
  } catch {
    // Storage that is full or forbidden costs the focus, not the page.
  }
}

/** Answers, once, whether a link of the document before this one led to `pathname`. */
export function takeCarriedFocus(pathname: string): boolean {
  try {
    const carried = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return carried === pathname;
  } catch {
    return false;
  }
}
