import { formatCount } from '#shared/format/count';

/** "1 part", "3 parts". */
export const partsWords = (count: number) => (count === 1 ? '1 part' : `${formatCount(count)} parts`);
