import { enumOf } from '../../../shared/enum-of.js';
import { MAX_CANDIDATES } from './newest-candidates.js';

export const PartSort = enumOf('PartSort', 'The sort order of the catalogue.', {
  BEST_FIT:
    'By verdict on the car in the filter: parts that fit, may fit, have no data, do not fit; newest first within each. Without a car, like `NEWEST`.',
  BEST_MATCH: `Maker's numbers that begin with the search, then the newest ${MAX_CANDIDATES} of the others: for the car that the search names first, then the most relevant, then the most sold.`,
  NAME_ASC: `By name, from A; with a search, only the newest ${MAX_CANDIDATES} found.`,
  NAME_DESC: `By name, from Z; with a search, only the newest ${MAX_CANDIDATES} found.`,
  NEWEST: 'The newest first.',
  PRICE_ASC: 'The cheapest first.',
  PRICE_DESC: 'The most expensive first.',
});
export type PartSort = keyof typeof PartSort;
