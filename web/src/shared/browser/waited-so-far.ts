/** What is rendered so soon after hydration belongs to the page's first picture. Milliseconds. */
const firstPictureMillis = 1000;

let hydratedAt = -Infinity;

/** Records that the browser hydrates the server's page. */
export function noteHydration(): void {
  hydratedAt = performance.now();
}

/**
 * How long a user has waited for what begins to load now. If the server could not fetch all data of a page, the user
 * has waited since the page was requested. Milliseconds.
 */
export function waitedSoFar(): number {
  const now = performance.now();
  return now - hydratedAt < firstPictureMillis ? now : 0;
}
