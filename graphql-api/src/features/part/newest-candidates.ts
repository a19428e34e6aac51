import type { PartQuery } from './part-query.js';
import { AGE_RANGE, firstInRanges } from './search-ranges.js';

/**
 * Of what a search finds, so many parts are counted, and so many sorted by name, the newest. A word that many parts have stands
 * anywhere in the order of names: a shop of a million would read all of them to show the last page's worth.
 */
export const MOST_CANDIDATES = 1000;

const NEWEST_FIRST = 'ORDER BY item.created_at DESC, item.id DESC';

/** SQL: the newest parts of a filter, whose conditions these are, as a table. Columns are those of `part`. */
export function newestCandidates(
  { search }: Pick<PartQuery, 'search'>,
  where: string,
  most: number = MOST_CANDIDATES,
): string {
  if (search?.isIndexed) {
    return firstInRanges({ range: AGE_RANGE, direction: 'DESC', where, orderBy: NEWEST_FIRST, rows: most });
  }
  // In the order of an index: without one, Postgres would begin at the start of the table.
  return `(SELECT item.* FROM part AS item WHERE ${where} ${NEWEST_FIRST} LIMIT ${most})`;
}
