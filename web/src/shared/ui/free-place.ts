/** From where to where something reaches, in px from the upper edge of the window. */
interface Band {
  top: number;
  bottom: number;
}

interface FloatingItem {
  height: number;
  /** Where it stands when nothing is in the way. */
  home: number;
  /** Where it stands now. */
  now: number;
  /** The highest place that it may take. */
  highest: number;
}

const gap = 8;

/** Where something covers none of these bands: where it stands, else the lowest such place; where it covers least if there is none. */
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
