import { formatCount } from '#shared/format/count';

/** Units as people read them: "1 piece", "1,200 pieces". */
export const units = (quantity: number) => (quantity === 1 ? '1 piece' : `${formatCount(quantity)} pieces`);
