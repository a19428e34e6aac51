/** Whether this tab was a visitor's: signing in may load another document, which has to know. */
const key = 'axle:visitor';

export function noteVisitor(): void {
  try {
    window.sessionStorage.setItem(key, 'yes');
  } catch {
    // A browser that stores nothing has no garage to bring either.
  }
}

export function wasVisitor(): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function forgetVisit(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
