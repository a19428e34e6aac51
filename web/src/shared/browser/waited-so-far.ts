/** What is drawn so soon after a page was hydrated belongs to its first picture. Milliseconds. */
const firstPictureMillis = 1000;

let hydratedAt = -Infinity;

/** To be called when the browser takes the server's page over. */
export function noteHydration(): void {
  hydratedAt = performance.now();
}

/**
 * How long a reader has waited for what begins to load now. A page of which the server could not get everything has been
 * waited for since it was asked for. Milliseconds.
 */
export function waitedSoFar(): number {
  const now = performance.now();
  return now - hydratedAt < firstPictureMillis ? now : 0;
}
