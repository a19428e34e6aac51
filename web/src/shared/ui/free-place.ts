/** Vertical extent of an element, in px from the upper edge of the window. */
interface Band {
  top: number;
  bottom: number;
}

interface FloatingItem {
  height: number;
  /** Position when nothing is in the way. */
  home: number;
  /** Current position. */
  now: number;
  /** The highest position allowed. */
  highest: number;
}

const gap = 8;

/** Position that covers none of these bands: the current one, else the lowest such; else the one that covers least. */
export function findFreePlace(bands: readonly Band[], { height, home, now, highest }: FloatingItem): number {
  const covered = (top: number) =>
    bands.reduce((sum, band) => {
      const overlap = Math.min(band.bottom, top + height) - Math.max(band.top, top);
      return sum + Math.max(0, overlap);
    }, 0);
  const above = bands
    .map(({ top }) => top - gap - height)
    .filter((top) => top >= highest && top < home)
    .sort((one, other) => other - one);
  const places = [home, ...(now < home && now >= highest ? [now] : []), ...above, highest];
  return places.reduce((best, top) => (covered(top) < covered(best) ? top : best));
}
