import type { EntityManager } from 'typeorm';

/** How the ledger and the audit log name this command. */
export const ACTOR = 'command:import-legacy';

const REASON = 'import';

/**
 * Writes the books of what was just imported into an empty shop, as if it had happened here: what is in stock and what was
 * sold arrived once, each paid order took its units and got them. Unpaid orders hold nothing. Every row has its lines in
 * the audit log, at the time it was made.
 */
export async function bookImport(manager: EntityManager): Promise<void> {
  for (const statement of STATEMENTS) await manager.query(statement);
}

const STATEMENTS = [
  `UPDATE part SET sold_quantity = sold, received_quantity = available_quantity + sold
     FROM (SELECT part_id, sum(quantity)::integer AS sold FROM shop_order
             WHERE paid_at IS NOT NULL GROUP BY part_id) AS sales
     WHERE part.id = part_id`,
  `INSERT INTO stock_movement (part_id, kind, available_delta, held_delta, sold_delta, reason, actor, created_at)
     SELECT id, 'INITIAL', received_quantity, 0, 0, '${REASON}', '${ACTOR}', created_at
       FROM part ORDER BY created_at, id`,
  `INSERT INTO stock_movement (part_id, order_id, kind, available_delta, held_delta, sold_delta, reason, actor, created_at)
     SELECT part_id, id, kind, on_shelf * quantity, aside * quantity, gone * quantity, '${REASON}', '${ACTOR}', paid_at
       FROM shop_order, (VALUES (1, 'HOLD', -1, 1, 0), (2, 'SALE', 0, -1, 1)) AS move (step, kind, on_shelf, aside, gone)
       WHERE paid_at IS NOT NULL ORDER BY created_at, id, step`,
  auditSql('user', 'shop_user', 'uid', 'ACCOUNT_CREATED'),
  auditSql('part', 'part', 'id', 'PART_ADDED'),
  auditSql('order', 'shop_order', 'id', 'ORDER_PLACED'),
  auditSql('order', 'shop_order', 'id', 'ORDER_PAID', 'paid_at'),
  auditSql('order', 'shop_order', 'id', 'ORDER_SHIPPED', 'shipped_at'),
  auditSql('review', 'review', 'id', 'REVIEW_POSTED'),
];

function auditSql(subject: string, table: string, key: string, action: string, time = 'created_at'): string {
  return `INSERT INTO audit_log (at, actor, action, subject, subject_id, after)
    SELECT ${time}, '${ACTOR}', '${action}', '${subject}', ${key}::text,
           jsonb_build_object('imported', true, 'legacyId', legacy_id)
      FROM ${table} WHERE ${time} IS NOT NULL ORDER BY created_at, ${key}`;
}
