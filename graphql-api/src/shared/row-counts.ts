import type { EntityManager } from 'typeorm';

import type { ReadDatabase } from './read-database.js';

/** Tables whose length is maintained. */
export type CountedTable = 'contact_message' | 'review' | 'shop_user';

/** This many extra rows cost less to sum than to fold. */
const FEW = 100;

/** How many rows a table has, from lines that writing transactions add (ADR 019): always exact, at any size. */
export async function rowCount(database: ReadDatabase, table: CountedTable): Promise<number> {
  return (await rowCounts(database, table)).all;
}

/** Row counts by kind: for reviews, those `WITH_CONTENT`. `all` is their sum. */
export async function rowCounts(
  database: ReadDatabase,
  table: CountedTable,
): Promise<Readonly<Record<string, number>> & { readonly all: number }> {
  const kinds = await database.query<{ kind: string; rows: number }>({
    text: `SELECT kind, sum(rows)::integer AS rows FROM row_count WHERE counted = '${table}' GROUP BY kind`,
    prepared: true,
  });
  return {
    ...Object.fromEntries(kinds.map(({ kind, rows }) => [kind, rows])),
    all: kinds.reduce((sum, { rows }) => sum + rows, 0),
  };
}

/** The summed lines: one per change, until they are folded. */
export class RowCounts {
  constructor(private readonly manager: EntityManager) {}

  /** Replaces many lines that count the same thing with one. Returns how many were folded. */
  async fold(): Promise<number> {
    const [row]: { folded: number }[] = await this.manager.query(
      `WITH gone AS (
         DELETE FROM row_count WHERE (SELECT count(*) FROM row_count) > ${FEW} RETURNING counted, kind, rows
       ), kept AS (
         INSERT INTO row_count (counted, kind, rows)
           SELECT counted, kind, sum(rows) FROM gone GROUP BY counted, kind HAVING sum(rows) <> 0
       ) SELECT count(*)::integer AS folded FROM gone`,
    );
    return row?.folded ?? 0;
  }
}
