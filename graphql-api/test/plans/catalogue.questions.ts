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
  'a word at the end of the order of names': 'search: "bearing"',
  'words of few': 'search: "brake disc ceramic"',
  'words of none': 'search: "carburettor gasket"',
  'a number': 'search: "NL-7711"',
  'a word of many in a category and a price range':
    'search: "brake", categories: [BRAKES], minPrice: "20.00"',
};

/** What a list may touch where that is more than others. */
const LONG: Record<string, number> = {
  // A narrow range is looked for among the newest.
  'a price range, NEWEST': 20_000,
};

/** Of what a search finds, the newest thousand are sorted by name and counted; they are found among ten times as many. */
const CANDIDATE_ROWS = 12_000;
const mostRowsOf = (what: string, sort: string) =>
  LONG[`${what}, ${sort}`] ?? (what.includes('word') && /NAME|BEST/.test(sort) ? CANDIDATE_ROWS : undefined);

const filtered = Object.entries(FILTERS).flatMap(([what, filter]) => [
  ...SORTS.map((sort) =>
    parts(`${what}, ${sort}`, `sort: ${sort}, filter: {${filter}}`, NODES, mostRowsOf(what, sort)),
  ),
  parts(`the second page of ${what}`, `page: 2, filter: {${filter}}`),
  parts(`how many there are of ${what}`, `filter: {${filter}}`, `${COUNTS} ${FACETS}`, CANDIDATE_ROWS),
]);

/** What visitors ask of the catalogue and of reviews. */
export const catalogueQuestions: readonly Question[] = [
  ...filtered,
  parts('page 50 by price', 'first: 24, page: 50, sort: PRICE_ASC'),
];
