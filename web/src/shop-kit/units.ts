import { formatCount } from '#shared/format/count';

/** Units as people read them: "1 piece", "1,200 pieces". */
export const units = (quantity: number) => (quantity === 1 ? '1 piece' : `${formatCount(quantity)} pieces`);

/** Which quantities can be chosen: "2 to 1,200 pieces", or "Only 2 pieces" where there is no choice. */
export const unitsBetween = (least: number, most: number) =>
  least === most ? `Only ${units(least)}` : `${formatCount(least)} to ${units(most)}`;

/** Orders as people read them: "1 order", "4 orders". */
export const countOfOrders = (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`);

/** All of so many: "both", "all 4". */
export const allOf = (count: number) => (count === 2 ? 'both' : `all ${formatCount(count)}`);
