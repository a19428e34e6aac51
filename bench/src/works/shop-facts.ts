import pg from 'pg';

import { accessToken } from '../programs/shop.js';

export interface OrderablePart {
  readonly id: string;
  readonly orderQuantity: number;
}

/** What works need to know of the generated shop. */
export interface ShopFacts {
  readonly newestParts: readonly string[];
  readonly parts: readonly OrderablePart[];
  readonly customerTokens: readonly string[];
  readonly adminToken: string;
}

const CUSTOMERS = 2_000;
const PARTS = 64;
const PLENTY = 1_000_000;

/** Reads them, and stocks plenty of units of the parts that will be ordered. */
export async function readFacts(database: pg.Client): Promise<ShopFacts> {
  const { rows: newest } = await database.query<{ id: string }>(
    'SELECT id FROM part WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 6',
  );
  const { rows: parts } = await database.query<OrderablePart>(
    `WITH busy AS (
       SELECT id FROM part WHERE deleted_at IS NULL ORDER BY sold_quantity DESC, id LIMIT $1
     ), received AS (
       UPDATE part SET available_quantity = available_quantity + $2, received_quantity = received_quantity + $2
       WHERE id IN (SELECT id FROM busy) RETURNING id, order_quantity
     ), entry AS (
       INSERT INTO stock_movement (part_id, kind, available_delta, held_delta, sold_delta, reason, actor)
       SELECT id, 'RESTOCK', $2, 0, 0, 'Delivery', 'bench-admin' FROM received)
     SELECT id, order_quantity AS "orderQuantity" FROM received`,
    [PARTS, PLENTY],
  );
  const { rows: customers } = await database.query<{ uid: string }>(
    "SELECT uid FROM shop_user WHERE role = 'CUSTOMER' ORDER BY uid LIMIT $1",
    [CUSTOMERS],
  );
  return {
    newestParts: newest.map(({ id }) => id),
    parts,
    customerTokens: await Promise.all(customers.map(({ uid }) => accessToken(uid))),
    adminToken: await accessToken('bench-admin'),
  };
}

/**
 * Marks orders as paid, so that each round begins with customers who owe nothing. Parts are locked by id, as
 * the shop locks them: the last carts of a round may still be under way.
 */
export const SETTLE_ORDERS = `
  WITH shelf AS MATERIALIZED (
    SELECT id FROM part WHERE id IN (SELECT part_id FROM shop_order WHERE held AND created_at > $1)
    ORDER BY id FOR NO KEY UPDATE
  ), paid AS (
    UPDATE shop_order SET held = false, hold_expires_at = NULL, paid_at = now(), transaction_id = 'pi_' || id
    WHERE held AND created_at > $1 AND part_id IN (SELECT id FROM shelf) RETURNING id, part_id, quantity, user_uid
  ), sold AS (
    INSERT INTO stock_movement (part_id, order_id, kind, available_delta, held_delta, sold_delta, actor)
    SELECT part_id, id, 'SALE', 0, -quantity, quantity, user_uid FROM paid
  )
  UPDATE part SET held_quantity = held_quantity - units, sold_quantity = sold_quantity + units
  FROM (SELECT part_id, sum(quantity)::integer AS units FROM paid GROUP BY part_id) AS sums
  WHERE part.id = part_id`;
