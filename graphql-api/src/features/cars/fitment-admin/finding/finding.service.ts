import type { EntityManager } from 'typeorm';

import {
  type KeysetOrder,
  type KeysetPage,
  type PageRequest,
  readKeysetPage,
  seekAfter,
} from '../../../../shared/keyset-page.js';
import { SqlValues } from '../../../../shared/sql-values.js';
import { FindingKind } from './finding.kinds.js';
import type { FindingCount, FitmentFinding } from './finding.types.js';
import { FINDINGS_OF_PARTS, RETURNED_OF_PARTS } from './finding-sql.js';

/** Counting stops at this many. */
export const MAX_COUNTED = 1000;

interface FindingFilter {
  readonly kind?: FindingKind | null;
  readonly partId?: string | null;
}

const byRank: KeysetOrder<FitmentFinding & { readonly rank: number }> = {
  direction: 'ASC',
  columns: [
    { column: 'item.rank', cast: 'integer', read: ({ rank }) => String(rank) },
    { column: 'item.id', cast: 'bigint', read: ({ id }) => id },
  ],
};

/** What looks wrong in the lists of cars. Found part by part, when a list changes and at night (`check.service.ts`). */
export class FindingService {
  constructor(private readonly manager: EntityManager) {}

  /** Checks the lists of these parts again, in the transaction that changed them. */
  async refresh(manager: EntityManager, partIds: readonly string[]): Promise<void> {
    await manager.query('DELETE FROM fitment_finding WHERE part_id = ANY($1::uuid[])', [partIds]);
    await manager.query(
      `INSERT INTO fitment_finding (kind, part_id, fitment_id, text, order_id)
       SELECT found.*, NULL::uuid FROM (${FINDINGS_OF_PARTS}) AS found UNION ALL (${RETURNED_OF_PARTS})`,
      [partIds],
    );
  }

  /**
   * Checks a part outside the admin dashboard, where it is not locked yet; does nothing for one that is no longer sold.
   */
  async refreshOne(manager: EntityManager, partId: string): Promise<void> {
    const [part] = await manager.query<object[]>(
      'SELECT FROM part WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
      [partId],
    );
    if (part) await this.refresh(manager, [partId]);
  }

  /** The clearest mistakes first. */
  async list(filter: FindingFilter, page: PageRequest): Promise<KeysetPage<FitmentFinding>> {
    const found = await readKeysetPage<FitmentFinding, FitmentFinding & { rank: number }>(
      byRank,
      page,
      ({ rows, skip, after }) => {
        const values = new SqlValues();
        const where = conditions(filter, values) + seekAfter(byRank, after, values);
        return this.manager.query(
          `SELECT item.id, item.kind, item.rank, item.text, item.part_id AS "partId", part.name AS "partName",
             part.part_number AS "partNumber", item.fitment_id AS "fitmentId", item.order_id AS "orderId"
           FROM fitment_finding AS item LEFT JOIN part ON part.id = item.part_id
           WHERE ${where} ORDER BY item.rank, item.id LIMIT ${values.add(rows)} OFFSET ${values.add(skip)}`,
          values.all,
        );
      },
    );
    return { ...found, countAll: () => this.count(filter) };
  }

  /** How many of each kind, up to MAX_COUNTED. */
  async countKinds(): Promise<FindingCount[]> {
    // Each with its own constant: for an unknown rank the planner would read the whole table.
    const kinds = Object.values(FindingKind).map(
      (kind, index) => `SELECT ${index + 1} AS place, '${kind}' AS kind, (SELECT count(*)::integer FROM (
         SELECT FROM fitment_finding WHERE rank = ${index + 1} ORDER BY rank, id LIMIT ${MAX_COUNTED}) AS found) AS count`,
    );
    return this.manager.query(
      `SELECT kind, count FROM (${kinds.join(' UNION ALL ')}) AS counted ORDER BY place`,
    );
  }

  /** Time at which all lists were last checked; null: never. */
  async checkedAt(): Promise<Date | null> {
    const [row] = await this.manager.query<{ at: Date | null }[]>('SELECT done_at AS at FROM fitment_check');
    return row?.at ?? null;
  }

  private async count(filter: FindingFilter): Promise<number> {
    const values = new SqlValues();
    const [row] = await this.manager.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM (
         SELECT FROM fitment_finding AS item WHERE ${conditions(filter, values)}
         ORDER BY item.rank, item.id LIMIT ${MAX_COUNTED}) AS found`,
      values.all,
    );
    return row?.count ?? 0;
  }
}

function conditions({ kind, partId }: FindingFilter, values: SqlValues): string {
  const all = ['true'];
  if (kind) all.push(`item.rank = ${values.add(Object.values(FindingKind).indexOf(kind) + 1)}`);
  if (partId) all.push(`item.part_id = ${values.add(partId)}::uuid`);
  return all.join(' AND ');
}
