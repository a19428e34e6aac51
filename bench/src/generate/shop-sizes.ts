/** Size of a generated shop. */
export interface ShopSizes {
  readonly parts: number;
  readonly orders: number;
  readonly customers: number;
  readonly reviews: number;
}

/** Percentage of the catalogue that is old enough to have been ordered throughout; the rest is newer. */
export const ORDERED_PERCENT = 90;

/** Number of a catalogue's parts that orders are for. */
export const orderedParts = (parts: number): number =>
  Math.max(1, Math.floor((parts * ORDERED_PERCENT) / 100));
