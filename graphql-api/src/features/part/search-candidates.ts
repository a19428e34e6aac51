/**
 * Of what a search finds, so many parts are counted, and so many sorted by name, the newest. A word that many parts have stands
 * anywhere in the order of names: a shop of a million would read all of them to show the last page's worth.
 */
export const MOST_CANDIDATES = 1000;

/** SQL: the newest parts that meet these conditions, as a table. Columns are those of `part`. */
export function newestCandidates(where: string, most = MOST_CANDIDATES): string {
  // In the order of an index: without one, Postgres would begin at the start of the table.
  return `(SELECT item.* FROM part AS item WHERE ${where}
    ORDER BY item.created_at DESC, item.id DESC LIMIT ${most})`;
}
