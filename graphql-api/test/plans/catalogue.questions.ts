import { PARTS } from './large-shop.js';
import { type Question, query } from './question.js';

const NODES = 'nodes { id name brand category image price orderQuantity availableQuantity description }';
const COUNTS = 'totalCount totalIsExact';
const FACETS = 'facets { isExact categories { category count } brands { brand count } }';

const parts = (name: string, args: string, wanted = NODES, mostRows?: number) =>
  query(name, `{ parts(${args}) { ${wanted} } }`, mostRows);

const SORTS = ['BEST_MATCH', 'NAME_ASC', 'NAME_DESC', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC'];
const FILTERS: Record<string, string> = {
  everything: '',
  'one category': 'categories: [BRAKES]',
  'two categories': 'categories: [FILTERS, WHEELS]',
  'one brand': 'brands: ["Brand 100"]',
  'three brands': 'brands: ["Brand 7", "Brand 100", "Brand 200"]',
  'a category and a brand': 'categories: [BRAKES], brands: ["Brand 250"]',
  'a price range': 'minPrice: "20.00", maxPrice: "21.00"',
  'what is in stock': 'inStock: true',
  'what runs out': 'lowStock: true',
  'a word of many': 'search: "brake"',
  'words of few': 'search: "brake disc ceramic"',
  'words of none': 'search: "carburettor gasket"',
  'a number': 'search: "NL-7711"',
  'a word of many in a category and a price range':
    'search: "brake", categories: [BRAKES], minPrice: "20.00"',
};

/**
 * What a list may touch where that is more than others: a narrow range is looked for among the newest, and what nearly every
 * name begins with stands together in the order of names, so that another end of that order has to be read first.
 */
const LONG: Record<string, number> = {
  'a price range, NEWEST': 20_000,
  'a word of many, NAME_ASC': PARTS,
  'a word of many, NAME_DESC': PARTS,
};

/** A thousand are counted; where a fifth has the word, they are found among five times as many. */
const COUNTED_ROWS = 10_000;

const filtered = Object.entries(FILTERS).flatMap(([what, filter]) => [
  ...SORTS.map((sort) =>
    parts(`${what}, ${sort}`, `sort: ${sort}, filter: {${filter}}`, NODES, LONG[`${what}, ${sort}`]),
  ),
  parts(`the second page of ${what}`, `page: 2, filter: {${filter}}`),
  parts(`how many there are of ${what}`, `filter: {${filter}}`, `${COUNTS} ${FACETS}`, COUNTED_ROWS),
]);

/** What visitors ask of the catalogue and of reviews. */
export const catalogueQuestions: readonly Question[] = [
  ...filtered,
  parts('page 50 by price', 'first: 24, page: 50, sort: PRICE_ASC'),
];
