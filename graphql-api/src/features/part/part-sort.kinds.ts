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
  description: 'The sort order of the catalogue.',
  valuesConfig: {
    BEST_FIT: {
      description:
        'By verdict on the car in the filter: parts that fit, may fit, have no data, do not fit; newest first within each. Without a car, like `NEWEST`.',
    },
    BEST_MATCH: {
      description: `Maker's numbers that begin with the search, then names that do, then the newest ${MOST_CANDIDATES} of the rest.`,
    },
    NAME_ASC: {
      description: `By name, from A; with a search, only the newest ${MOST_CANDIDATES} found.`,
    },
    NAME_DESC: {
      description: `By name, from Z; with a search, only the newest ${MOST_CANDIDATES} found.`,
    },
    NEWEST: { description: 'The newest first.' },
    PRICE_ASC: { description: 'The cheapest first.' },
    PRICE_DESC: { description: 'The most expensive first.' },
  },
});
