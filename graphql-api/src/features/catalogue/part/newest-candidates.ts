import type { PartQuery } from './part-query.js';
import { AGE_RANGE, firstInRanges } from './search-ranges.js';

/**
 * How many of the newest parts found by a search are counted and sorted by name. A frequent word can be anywhere in the
 * order of names: a shop of a million would read all of them to fill the last page.
 */
export const MAX_CANDIDATES = 1000;

const NEWEST_FIRST = 'ORDER BY item.created_at DESC, item.id DESC';

/** SQL: the newest parts that meet these conditions of a filter, as a table. Columns are those of `part`. */
export function newestCandidates(
  { search }: Pick<PartQuery, 'search'>,
  where: string,
  most: number = MAX_CANDIDATES,
): string {
  if (search?.isIndexed) {
    return firstInRanges({ range: AGE_RANGE, direction: 'DESC', where, orderBy: NEWEST_FIRST, rows: most });
  }
  // In index order: without one, Postgres would start at the beginning of the table.
  return `(SELECT item.* FROM part AS item WHERE ${where} ${NEWEST_FIRST} LIMIT ${most})`;
}
