import type { DataSource } from 'typeorm';

/**
 * Parts whose stored quantities are not what their ledger adds up to. Empty when all agrees: the last line of
 * every test that moves units.
 */
export async function ledgerFaults(database: DataSource): Promise<unknown[]> {
  return database.query(`
    SELECT part.id, available_quantity, held_quantity, sold_quantity, ledger.*
    FROM part LEFT JOIN LATERAL (
      SELECT coalesce(sum(available_delta), 0) AS available, coalesce(sum(held_delta), 0) AS held,
             coalesce(sum(sold_delta), 0) AS sold
      FROM stock_movement WHERE part_id = part.id) AS ledger ON true
    WHERE (available_quantity, held_quantity, sold_quantity) IS DISTINCT FROM (available, held, sold)
       OR held_quantity <> (SELECT coalesce(sum(quantity), 0) FROM shop_order WHERE part_id = part.id AND held)
       OR sold_quantity <> (SELECT coalesce(sum(quantity - units_back), 0) FROM shop_order WHERE part_id = part.id AND paid_at IS NOT NULL AND refunded_at IS NULL)`);
}
