import { registerEnumType } from 'type-graphql';

import { MOST_CANDIDATES } from './newest-candidates.js';

export enum PartSort {
  BEST_FIT = 'BEST_FIT',
  BEST_MATCH = 'BEST_MATCH',
  NAME_ASC = 'NAME_ASC',
  NAME_DESC = 'NAME_DESC',
  NEWEST = 'NEWEST',
  PRICE_ASC = 'PRICE_ASC',
  PRICE_DESC = 'PRICE_DESC',
}

registerEnumType(PartSort, {
  name: 'PartSort',
  description: 'In which order the catalogue is listed.',
  valuesConfig: {
    BEST_FIT: {
      description:
        'By their verdict on the car of the filter: what fits, what may, what nothing is known of, what does not; of each the newest first. Without a car as `NEWEST`.',
    },
    BEST_MATCH: {
      description: `Maker's numbers that begin with the search, then names that do, then the rest: the newest ${MOST_CANDIDATES} of it.`,
    },
    NAME_ASC: {
      description: `By name, from A; of what a search finds, the newest ${MOST_CANDIDATES}.`,
    },
    NAME_DESC: {
      description: `By name, from Z; of what a search finds, the newest ${MOST_CANDIDATES}.`,
    },
    NEWEST: { description: 'The newest first.' },
    PRICE_ASC: { description: 'The cheapest first.' },
    PRICE_DESC: { description: 'The dearest first.' },
  },
});
