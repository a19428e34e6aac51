import { get, type Question, query } from './question.js';

const NODES = 'nodes { id name brand category image price orderQuantity availableQuantity description }';
const COUNTS = 'totalCount totalIsExact';
const FACETS = 'facets { isExact categories { category count } brands { brand count } }';

const parts = (name: string, args: string, wanted = NODES, maxRows?: number) =>
  query('visitor', name, `{ parts(${args}) { ${wanted} } }`, maxRows);

const SORTS = ['BEST_MATCH', 'NAME_ASC', 'NAME_DESC', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC'];
const FILTERS: Record<string, string> = {
  everything: '',
  'one category': 'categories: [BRAKES]',
  'two categories': 'categories: [FILTERS, WHEELS]',
  'a brand of many': 'brands: ["Axle"]',
  'a brand of few': 'brands: ["Lumo"]',
  'a brand of next to nothing': 'brands: ["Rarity"]',
  'a brand of many and one of next to nothing': 'brands: ["Axle", "Rarity"]',
  'three brands': 'brands: ["Axle", "Kolvik", "Lumo"]',
  'a category and a brand': 'categories: [BRAKES], brands: ["Alpina Parts"]',
  'a price range': 'minPrice: "20.00", maxPrice: "21.00"',
  'what is in stock': 'inStock: true',
  'what runs out': 'lowStock: true',
  'a word of many': 'search: "brake"',
  'a word at the end of the order of names': 'search: "wheel"',
  'a word of the dearest': 'search: "turbocharger"',
  'words of some': 'search: "brake disc left"',
  'words of few': 'search: "lumo turbocharger 127"',
  'words of none': 'search: "carburettor gasket"',
  'a number': 'search: "AX 1234"',
  'a word of many in a category and a price range':
    'search: "brake", categories: [BRAKES], minPrice: "20.00"',
};

/**
 * Lists that may touch more rows than others. Of the hits of a search, the newest thousand are sorted by
 * name and counted; the range that contains the last of them has more. A few of a hundred are found among all of these.
 */
const FOUND_ROWS = 12_000;
/** Maximum size of a price range that is read and sorted completely. */
const SORTED_ROWS = 16_000;
const maxRowsOf = (what: string) => {
  if (what === 'a price range') return SORTED_ROWS;
  return /word|and a brand/.test(what) ? FOUND_ROWS : undefined;
};

const filtered = Object.entries(FILTERS).flatMap(([what, filter]) => [
  ...SORTS.map((sort) =>
    parts(`${what}, ${sort}`, `sort: ${sort}, filter: {${filter}}`, NODES, maxRowsOf(what)),
  ),
  parts(`the second page of ${what}`, `page: 2, filter: {${filter}}`, NODES, maxRowsOf(what)),
  parts(
    `how many there are of ${what}`,
    `filter: {${filter}}`,
    `${COUNTS} ${FACETS}`,
    maxRowsOf(what) ?? FOUND_ROWS,
  ),
]);

const reviews = (args: string) =>
  query(
    'visitor',
    `reviews (${args})`,
    `{ reviews(${args}) { totalCount nodes { id name rating review } } }`,
  );

/** Queries of visitors about the catalogue and reviews. */
export const catalogueQuestions: readonly Question[] = [
  ...filtered,
  parts('page 50 by price', 'first: 24, page: 50, sort: PRICE_ASC'),
  reviews('first: 24'),
  reviews('first: 4, hasContent: true'),
  get('visitor', '/parts'),
  get('visitor', '/parts?limit=100'),
  get('visitor', '/reviews'),
  get('visitor', '/reviews?limit=100'),
  get('visitor', '/sitemap.xml'),
  // A slice of 5,000 at a time.
  get('visitor', '/sitemaps/parts-1.xml', 5000),
];
