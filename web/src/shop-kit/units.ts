import { formatCount } from '#shared/format/count';

/** A quantity as text: "1 item", "1,200 items". */
export const units = (quantity: number) => (quantity === 1 ? '1 item' : `${formatCount(quantity)} items`);

/** The allowed quantities: "2 to 1,200 items", or "Only 2 items" if there is no choice. */
export const unitsBetween = (min: number, max: number) =>
  min === max ? `Only ${units(min)}` : `${formatCount(min)} to ${units(max)}`;

/** A count of orders as text: "1 order", "4 orders". */
export const countOfOrders = (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`);

/** A count of different parts as text: "1 part", "4 parts". */
export const countOfParts = (count: number) => (count === 1 ? '1 part' : `${formatCount(count)} parts`);

/** Text for all of a count: "both", "all 4". */
export const allOf = (count: number) => (count === 2 ? 'both' : `all ${formatCount(count)}`);
