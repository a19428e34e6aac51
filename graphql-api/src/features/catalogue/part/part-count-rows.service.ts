import type { EntityManager } from 'typeorm';

const TABLES = [
  ['part_count', 'category, in_stock, low_stock'],
  ['part_count_by_brand', 'category, brand, in_stock, low_stock'],
] as const;

/** This many extra rows cost less to sum than to fold. */
const FEW = 100;

/** The rows summed for counts: one per change of the catalogue, until they are folded. */
export class PartCountRows {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Replaces many rows that count the same thing with one. A concurrent count sees either, and two folds at once take
   * different rows. Returns how many rows were folded.
   */
  async fold(): Promise<number> {
    let folded = 0;
    for (const [table, key] of TABLES) {
      const [row]: { folded: number }[] = await this.manager.query(
        `WITH gone AS (
           DELETE FROM ${table}
           WHERE (SELECT count(*) - count(DISTINCT (${key})) FROM ${table}) > ${FEW}
           RETURNING ${key}, parts
         ), kept AS (
           INSERT INTO ${table} (${key}, parts)
             SELECT ${key}, sum(parts) FROM gone GROUP BY ${key} HAVING sum(parts) <> 0
         ) SELECT count(*)::integer AS folded FROM gone`,
      );
      folded += row?.folded ?? 0;
    }
    return folded;
  }
}
