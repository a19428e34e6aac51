import { type KeysetOrder, newestFirst, seekAfter, type Slice } from '../../../shared/keyset-page.js';
import type { ReadDatabase, ReadStatement } from '../../../shared/read-database.js';
import { SqlValues } from '../../../shared/sql-values.js';
import { conditionsOf, isPlannedOnce } from './part-conditions.js';
import type { PartQuery } from './part-query.js';
import { PartSort } from './part-sort.kinds.js';
import { foundFirst, isNarrow } from './price-range.js';
import { newestCandidates } from './newest-candidates.js';
import { firstInRanges, PRICE_RANGE } from './search-ranges.js';
import { type ShownPart, shownParts } from './shown-part.js';

const byId = { column: 'item.id', cast: 'uuid', read: (part: ShownPart) => part.id } as const;
const byName = { column: 'item.name', cast: 'text', read: (part: ShownPart) => part.name } as const;
const byPrice = {
  column: 'item.price_minor',
  cast: 'integer',
  read: (part: ShownPart) => String(part.priceMinor),
} as const;

/** The orders that an index has. */
export const ORDERS: Record<Exclude<PartSort, 'BEST_FIT' | 'BEST_MATCH'>, KeysetOrder<ShownPart>> = {
  [PartSort.NEWEST]: newestFirst,
  [PartSort.PRICE_ASC]: { direction: 'ASC', columns: [byPrice, byId] },
  [PartSort.PRICE_DESC]: { direction: 'DESC', columns: [byPrice, byId] },
  [PartSort.NAME_ASC]: { direction: 'ASC', columns: [byName, byId] },
  [PartSort.NAME_DESC]: { direction: 'DESC', columns: [byName, byId] },
};

/** Skipping this few rows of each choice costs less than searching for the choices in the order of the whole list. */
const SPREAD_ROWS = 200;

/** In a search sorted by price, how many parts are checked in price order before the word index is used. */
const WALKED = 500;

/** The rows of a list in an index order. */
export async function listParts(
  catalogue: ReadDatabase,
  filter: PartQuery,
  order: KeysetOrder<ShownPart>,
  slice: Slice,
): Promise<ShownPart[]> {
  if (order.columns.includes(byPrice) && filter.search?.isIndexed) {
    // A word found at all prices is found at once; one that only expensive parts have, after nearly the whole
    // catalogue.
    const found = await catalogue.query<ShownPart>(walkStatement(filter, order, slice));
    if (found.length === slice.rows) return found;
    return catalogue.query<ShownPart>(bandStatement(filter, order, slice));
  }
  if (!order.columns.includes(byPrice) && (await isNarrow(catalogue, filter))) {
    return catalogue.query<ShownPart>(sortStatement(filter, order, slice));
  }
  return catalogue.query<ShownPart>(listStatement(filter, order, slice));
}

/** For a few parts that are found another way. */
function sortStatement(filter: PartQuery, order: KeysetOrder<ShownPart>, slice: Slice): ReadStatement {
  const values = new SqlValues();
  const where = conditionsOf(filter, values) + seekAfter(order, slice.after, values);
  const text = `SELECT ${listOf(slice)} FROM ${foundFirst(where)} AS item
    ${orderBy(order)} LIMIT ${slice.rows} OFFSET ${slice.skip}`;
  return { text, values: values.all };
}

/** The rows, or the first of them, that are among the first parts of the list without the search. */
function walkStatement(filter: PartQuery, order: KeysetOrder<ShownPart>, slice: Slice): ReadStatement {
  const values = new SqlValues();
  const rest = conditionsOf({ ...filter, search: undefined }, values);
  const found = conditionsOf(filter, values);
  const first = `SELECT item.* FROM part AS item WHERE ${rest}${seekAfter(order, slice.after, values)}
    ${orderBy(order)} LIMIT ${WALKED}`;
  const text = `SELECT ${listOf(slice)} FROM (${first}) AS item WHERE ${found}
    ${orderBy(order)} LIMIT ${slice.rows} OFFSET ${slice.skip}`;
  return { text, values: values.all };
}

function bandStatement(filter: PartQuery, order: KeysetOrder<ShownPart>, slice: Slice): ReadStatement {
  const values = new SqlValues();
  const where = conditionsOf(filter, values) + seekAfter(order, slice.after, values);
  const first = firstInRanges({
    range: PRICE_RANGE,
    direction: order.direction,
    where,
    orderBy: orderBy(order),
    rows: slice.rows + slice.skip,
  });
  const text = `SELECT ${listOf(slice)} FROM ${first} AS item ${orderBy(order)} LIMIT ${slice.rows} OFFSET ${slice.skip}`;
  return { text, values: values.all };
}

function listStatement(filter: PartQuery, order: KeysetOrder<ShownPart>, slice: Slice): ReadStatement {
  const values = new SqlValues();
  const spread = spreadOver(filter, slice);
  if (spread) return spreadStatement(spread, order, slice);
  const conditions = conditionsOf(filter, values);
  const seek = seekAfter(order, slice.after, values);
  const ordered = orderBy(order);
  if (filter.search && order.columns.includes(byName)) {
    const text = `SELECT ${listOf(slice)} FROM ${newestCandidates(filter, conditions)} AS item WHERE true${seek}
      ${ordered} LIMIT ${slice.rows} OFFSET ${slice.skip}`;
    return { text, values: values.all };
  }
  const where = conditions + seek;
  if (slice.skip === 0) {
    const text = `SELECT ${listOf(slice)} FROM part AS item WHERE ${where} ${ordered} LIMIT ${slice.rows}`;
    return { text, values: values.all, prepared: !slice.after && isPlannedOnce(filter) };
  }
  // Skipped rows are read from an index alone.
  const text = `SELECT ${listOf(slice)} FROM part AS item JOIN (
      SELECT item.id FROM part AS item WHERE ${where} ${ordered} LIMIT ${slice.rows} OFFSET ${slice.skip}
    ) AS shown ON shown.id = item.id ${ordered}`;
  return { text, values: values.all };
}

/** Several choices of one kind: the filter without them, and the choices. */
interface Spread {
  readonly column: 'item.brand' | 'item.category';
  readonly choices: readonly string[];
  readonly rest: PartQuery;
}

/** An index is in list order for only one brand or category: several are each read like that and merged. */
function spreadOver(filter: PartQuery, { rows, skip }: Slice): Spread | undefined {
  // The parts for a car are few, and found unordered.
  if (filter.search || filter.fitting || filter.intent?.listed || rows + skip > SPREAD_ROWS) return undefined;
  const { brands, categories } = filter;
  if (brands && brands.length > 1) {
    return {
      column: 'item.brand',
      choices: brands,
      rest: { ...filter, brands: null },
    };
  }
  if (categories && categories.length > 1 && !brands?.length) {
    return { column: 'item.category', choices: categories, rest: { ...filter, categories: null } };
  }
  return undefined;
}

function spreadStatement(
  { column, choices, rest }: Spread,
  order: KeysetOrder<ShownPart>,
  slice: Slice,
): ReadStatement {
  const { rows, skip, after } = slice;
  const values = new SqlValues();
  // Each separately: with one plan for all, a rare one would be searched for in the order of the whole list.
  const lists = [...new Set(choices)].map((choice) => {
    const where = `${column} = ${values.add(choice)} AND ${conditionsOf(rest, values)}${seekAfter(order, after, values)}`;
    return `(SELECT item.* FROM part AS item WHERE ${where} ${orderBy(order)} LIMIT ${rows + skip})`;
  });
  const text = `SELECT ${listOf(slice)} FROM (${lists.join(' UNION ALL ')}) AS item ${orderBy(order)} LIMIT ${rows} OFFSET ${skip}`;
  return { text, values: values.all };
}

const listOf = ({ columns }: Slice): string => shownParts.of(columns).list;

function orderBy({ columns, direction }: Pick<KeysetOrder<ShownPart>, 'columns' | 'direction'>): string {
  return `ORDER BY ${columns.map(({ column }) => `${column} ${direction}`).join(', ')}`;
}
