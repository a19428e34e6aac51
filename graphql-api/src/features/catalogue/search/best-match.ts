import { type KeysetOrder, seekAfter, type Slice } from '../../../shared/keyset-page.js';
import { beginsPattern } from '../../../shared/like.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { BadInput } from '../../../shared/shop-error.js';
import { SqlValues } from '../../../shared/sql-values.js';
import { type ListedCar, intentCondition } from '../part/search-intent.js';
import { MAX_CANDIDATES, newestCandidates } from '../part/newest-candidates.js';
import { conditionsOf } from '../part/part-conditions.js';
import type { PartQuery } from '../part/part-query.js';
import { type ShownPart, shownParts } from '../part/shown-part.js';
import { FAR, relevanceOf, isShortened, MIN_NUMBER_LENGTH, numberKey } from './search-condition.js';

export interface RankedPart extends ShownPart {
  readonly rank: number;
  /** The sort value within its rank. */
  readonly key: string;
}

/**
 * Rank 0: numbers that begin with the search, by number. 1: the newest of the others; those for the named car first,
 * then the most relevant, the most sold, the names that begin with the search, by name. 2: without words,
 * the rest of the list by name.
 */
export const bestMatch: KeysetOrder<RankedPart> = {
  direction: 'ASC',
  columns: [
    { column: 'rank', cast: 'integer', read: ({ rank }) => String(rank) },
    { column: 'key', cast: 'text', read: ({ key }) => key },
    { column: 'id', cast: 'uuid', read: ({ id }) => id },
  ],
};

/** Parts to search for by a text, among those that a filter lists. */
interface Ranking {
  readonly text: string;
  readonly filter: PartQuery;
  /** The cars that the search names: parts that are listed for one come first. */
  readonly cars: readonly ListedCar[];
}

const NUMBER = 'item.part_number_key COLLATE "C"';

/** How often a part was sold, in doublings, as a text to sort by: one sale more seldom changes the order. */
const BY_SALES = `lpad((99 - floor(ln(item.sold_quantity + 1.0::float8) / ln(2.0::float8)))::text, 2, '0')`;

/** A slice of the best matches of a filter with a search. The last rank runs only if the others do not fill the slice. */
export async function listBestMatches(
  catalogue: ReadDatabase,
  ranking: Ranking,
  slice: Slice,
): Promise<RankedPart[]> {
  if (slice.after && !/^[012]$/.test(slice.after[0] ?? ''))
    throw new BadInput('This cursor does not belong to this list.');
  const begins = new SqlValues();
  const beginning = ranks(ranking, [0, 1], slice, begins);
  const found =
    beginning === ''
      ? []
      : await catalogue.query<RankedPart>({
          text: `SELECT * FROM (${beginning}) AS item ORDER BY rank, key, id LIMIT ${slice.rows} OFFSET ${slice.skip}`,
          values: begins.all,
        });
  if (found.length === slice.rows) return found;
  const skipped = found.length > 0 ? slice.skip : await countBeginning(catalogue, ranking, slice);
  const others = new SqlValues();
  const left = { ...slice, rows: slice.rows - found.length, skip: slice.skip - skipped };
  const rest = ranks(ranking, [2], left, others);
  if (rest === '') return found;
  const text = `SELECT * FROM (${rest}) AS item ORDER BY key, id LIMIT ${left.rows} OFFSET ${left.skip}`;
  return [...found, ...(await catalogue.query<RankedPart>({ text, values: others.all }))];
}

/** How many of the skipped rows begin with the search. */
async function countBeginning(catalogue: ReadDatabase, ranking: Ranking, { skip }: Slice): Promise<number> {
  if (skip === 0) return 0;
  const values = new SqlValues();
  const beginning = ranks(ranking, [0, 1], { rows: skip, skip: 0 }, values);
  if (beginning === '') return 0;
  const text = `SELECT count(*)::integer AS parts FROM (${beginning}) AS item`;
  const [row] = await catalogue.query<{ parts: number }>({ text, values: values.all });
  return Math.min(skip, row?.parts ?? 0);
}

/** The first rows of each of these ranks that are not before the cursor; empty when there is none. */
function ranks(
  ranking: Ranking,
  those: readonly number[],
  { rows, skip, after, columns }: Slice,
  values: SqlValues,
): string {
  const [afterRank, ...afterKey] = after ?? ['0'];
  return those
    .filter((rank) => rank >= Number(afterRank))
    .flatMap((rank) => {
      const where = rankConditions(ranking, rank, values);
      if (where === undefined) return [];
      const key = keyOf(ranking, rank, values);
      const order = { direction: 'ASC', columns: keyColumns(key) } as const;
      const seek = rank === Number(afterRank) && after ? seekAfter(order, afterKey, values) : '';
      const isCapped = rank === 1 && !isListOfCars(ranking);
      const from = isCapped
        ? `${newestCandidates(ranking.filter, where)} AS item WHERE true`
        : `part AS item WHERE ${where}`;
      return `(SELECT ${shownParts.of(columns).list}, ${rank} AS rank, ${key} AS key FROM ${from}${seek}
        ORDER BY ${key}, item.id LIMIT ${rows + skip})`;
    })
    .join(' UNION ALL ');
}

const keyColumns = (key: string) =>
  [
    { column: key, cast: 'text' },
    { column: 'item.id', cast: 'uuid' },
  ] as const;

/** Whether the list has no words, and the parts for the named cars come first. */
const isListOfCars = ({ text, cars }: Ranking) => text === '' && cars.length > 0;

/** SQL: whether a part is listed for one of the named cars, or fits any. */
const isForCars = (cars: readonly ListedCar[], values: SqlValues) =>
  `(item.universal OR (${intentCondition({ listed: cars }, values)}))`;

const nearFirst = (condition: string) => `CASE WHEN ${condition} THEN '' ELSE '${FAR}' END`;

/** SQL: what a rank is sorted by. */
function keyOf({ text, cars }: Ranking, rank: number, values: SqlValues): string {
  if (rank === 0) return NUMBER;
  if (rank === 2) return 'item.name';
  const search = text.trim().toLowerCase();
  const keys = [
    ...(cars.length > 0 && search !== '' ? [nearFirst(isForCars(cars, values))] : []),
    relevanceOf(text, values) ?? "''",
    BY_SALES,
    // What the search is short for comes before what begins with it.
    ...(search === '' || isShortened(search) ? [] : [nearFirst(beginsWith(search, values))]),
    search === '' ? 'item.name' : 'lower(item.name)',
  ];
  return `(${keys.map((key) => `(${key})`).join(' || ')}) COLLATE "C"`;
}

const beginsWith = (search: string, values: SqlValues) =>
  `lower(item.name) COLLATE "C" LIKE ${values.add(beginsPattern(search))}`;

/** The condition for a rank; undefined if nothing can match. */
function rankConditions(ranking: Ranking, rank: number, values: SqlValues): string | undefined {
  const { text, filter, cars } = ranking;
  const number = numberKey(text);
  const isByNumber = () => `${NUMBER} LIKE ${values.add(beginsPattern(number))}`;
  const all = () => conditionsOf(filter, values);
  switch (rank) {
    case 0:
      // A number that begins with the search also contains it.
      return number.length >= MIN_NUMBER_LENGTH
        ? `${conditionsOf({ ...filter, search: undefined }, values)} AND ${isByNumber()}`
        : undefined;
    case 1:
      if (isListOfCars(ranking)) return `${all()} AND ${isForCars(cars, values)}`;
      return number.length >= MIN_NUMBER_LENGTH ? `${all()} AND (${isByNumber()}) IS NOT TRUE` : all();
    default:
      if (text !== '') return undefined;
      if (isListOfCars(ranking)) return `${all()} AND NOT ${isForCars(cars, values)}`;
      return `${all()} AND (item.created_at, item.id) < (SELECT item.created_at, item.id
        FROM part AS item WHERE ${all()} ORDER BY item.created_at DESC, item.id DESC
        OFFSET ${MAX_CANDIDATES - 1} LIMIT 1)`;
  }
}
