import { type KeysetOrder, seekAfter, type Slice } from '../../shared/keyset-page.js';
import { beginsPattern } from '../../shared/like.js';
import type { ReadDatabase } from '../../shared/read-database.js';
import { BadInput } from '../../shared/shop-error.js';
import { SqlValues } from '../../shared/sql-values.js';
import { newestCandidates } from '../part/newest-candidates.js';
import { conditionsOf } from '../part/part-conditions.js';
import type { PartQuery } from '../part/part-query.js';
import { type ShownPart, shownParts } from '../part/shown-part.js';
import { relevanceOf, isShortened, MIN_NUMBER_LENGTH, numberKey } from './search-condition.js';

export interface RankedPart extends ShownPart {
  readonly rank: number;
  /** The sort value within its rank. */
  readonly key: string;
}

/**
 * Rank 0: numbers that begin with the search, by number. 1: names that do, unless the search is short for something
 * else. 2: the rest, those with the typed words first; both by name in lower case.
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
}

const NUMBER = 'item.part_number_key COLLATE "C"';
const TITLE = 'lower(item.name) COLLATE "C"';

/**
 * A slice of the best matches of a filter with a search. The first ranks are in the order of an index. The last runs
 * only if the earlier ones do not fill the slice: if nearly all matches begin with the search, it would search in vain.
 */
export async function listBestMatches(
  catalogue: ReadDatabase,
  wanted: Ranking,
  slice: Slice,
): Promise<RankedPart[]> {
  if (slice.after && !/^[012]$/.test(slice.after[0] ?? ''))
    throw new BadInput('This cursor does not belong to this list.');
  const begins = new SqlValues();
  const beginning = ranks(wanted, [0, 1], slice, begins);
  const found =
    beginning === ''
      ? []
      : await catalogue.query<RankedPart>({
          text: `SELECT * FROM (${beginning}) AS item ORDER BY rank, key, id LIMIT ${slice.rows} OFFSET ${slice.skip}`,
          values: begins.all,
        });
  if (found.length === slice.rows) return found;
  const skipped = found.length > 0 ? slice.skip : await countBeginning(catalogue, wanted, slice);
  const others = new SqlValues();
  const left = { ...slice, rows: slice.rows - found.length, skip: slice.skip - skipped };
  const rest = ranks(wanted, [2], left, others);
  if (rest === '') return found;
  const text = `SELECT * FROM (${rest}) AS item ORDER BY key, id LIMIT ${left.rows} OFFSET ${left.skip}`;
  return [...found, ...(await catalogue.query<RankedPart>({ text, values: others.all }))];
}

/** How many of the skipped rows begin with the search. */
async function countBeginning(catalogue: ReadDatabase, wanted: Ranking, { skip }: Slice): Promise<number> {
  if (skip === 0) return 0;
  const values = new SqlValues();
  const beginning = ranks(wanted, [0, 1], { rows: skip, skip: 0 }, values);
  if (beginning === '') return 0;
  const text = `SELECT count(*)::integer AS parts FROM (${beginning}) AS item`;
  const [row] = await catalogue.query<{ parts: number }>({ text, values: values.all });
  return Math.min(skip, row?.parts ?? 0);
}

/** The first rows of each of these ranks that are not before the cursor; empty when there is none. */
function ranks(
  wanted: Ranking,
  those: readonly number[],
  { rows, skip, after, columns }: Slice,
  values: SqlValues,
): string {
  const [afterRank, ...afterKey] = after ?? ['0'];
  return those
    .filter((rank) => rank >= Number(afterRank))
    .flatMap((rank) => {
      const where = rankConditions(wanted, rank, values);
      if (where === undefined) return [];
      const relevance = rank === 2 ? relevanceOf(wanted.text, values) : undefined;
      const title = relevance === undefined ? TITLE : `((${relevance}) || lower(item.name)) COLLATE "C"`;
      const key = rank === 0 ? NUMBER : title;
      const order = { direction: 'ASC', columns: keyColumns(key) } as const;
      const seek = rank === Number(afterRank) && after ? seekAfter(order, afterKey, values) : '';
      const from =
        rank === 2
          ? `${newestCandidates(wanted.filter, where)} AS item WHERE true`
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

/** The condition for a rank; undefined if nothing can match. */
function rankConditions({ text, filter }: Ranking, rank: number, values: SqlValues): string | undefined {
  const search = text.trim().toLowerCase();
  const number = numberKey(search);
  const isShort = isShortened(search);
  const hasNumber = number.length >= MIN_NUMBER_LENGTH;
  const byNumber = () => `${NUMBER} LIKE ${values.add(beginsPattern(number))}`;
  const byTitle = () => `${TITLE} LIKE ${values.add(beginsPattern(search))}`;
  const notByNumber = () => (hasNumber ? [`(${byNumber()}) IS NOT TRUE`] : []);
  // Whatever begins with the search also contains it.
  const rest = () => conditionsOf({ ...filter, search: undefined }, values);
  switch (rank) {
    case 0:
      return hasNumber ? `${rest()} AND ${byNumber()}` : undefined;
    case 1:
      // What the search is short for comes before what begins with it.
      return isShort ? undefined : [rest(), byTitle(), ...notByNumber()].join(' AND ');
    default:
      return [conditionsOf(filter, values), ...(isShort ? [] : [`NOT ${byTitle()}`]), ...notByNumber()].join(
        ' AND ',
      );
  }
}
