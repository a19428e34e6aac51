/** How large a shop is made. */
export interface ShopSizes {
  readonly parts: number;
  readonly orders: number;
  readonly customers: number;
  readonly reviews: number;
}

/** The first so much of the catalogue, in percent, is old enough to have been ordered throughout; the rest came since. */
export const ORDERED_PERCENT = 90;

/** How many of a catalogue's parts orders are for. */
export const orderedParts = (parts: number): number =>
  Math.max(1, Math.floor((parts * ORDERED_PERCENT) / 100));
