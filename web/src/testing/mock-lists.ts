/** Lists of the mock shop as the API answers them. */

interface PageArgs {
  first: number;
  after?: string | null;
  page?: number | null;
}

/** A page of a connection: after a cursor (the row's id here), by number, or the first one. */
export function connection<Row extends { id: string }>(rows: Row[], { first, after, page }: PageArgs) {
  const afterCursor = after ? rows.findIndex((row) => row.id === after) + 1 : 0;
  const start = page ? (page - 1) * first : afterCursor;
  const shown = rows.slice(start, start + first);
  return {
    nodes: shown,
    edges: shown.map((node) => ({ cursor: node.id, node })),
    totalCount: rows.length,
    pageInfo: {
      startCursor: shown[0]?.id ?? null,
      endCursor: shown.at(-1)?.id ?? null,
      hasNextPage: start + first < rows.length,
      hasPreviousPage: start > 0,
    },
  };
}

export const newestFirst = <Row extends { createdAt: string }>(rows: readonly Row[]) =>
  [...rows].sort((a, b) => b.createdAt.localeCompare(a.createdAt));

/** Whether every word of a search occurs somewhere in these texts. */
export const matches = (search: string | null | undefined, ...texts: (string | null)[]) =>
  (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.join(' ').toLowerCase().includes(word));

/** Rows by what `key` reads from them, upwards or, for a sort that ends in DESC, downwards. */
export function sortedBy<Row>(rows: readonly Row[], sort: string, key: (row: Row) => string | number) {
  const direction = sort.endsWith('DESC') ? -1 : 1;
  return [...rows].sort((a, b) => (key(a) < key(b) ? -direction : key(a) > key(b) ? direction : 0));
}
