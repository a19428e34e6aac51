import pg from 'pg';

const COLUMNS = `id, name, brand, category, image, price_minor, order_quantity AS "orderQuantity",
  available_quantity AS "availableQuantity", description`;

/** The SQL that a developer would write for each work, prepared by name. */
export const SQL = {
  newest: `SELECT ${COLUMNS} FROM part WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 6`,
  one: `SELECT ${COLUMNS}, part_number AS "partNumber", created_at AS "createdAt" FROM part WHERE id = $1 AND deleted_at IS NULL`,
  page: `SELECT ${COLUMNS} FROM part WHERE deleted_at IS NULL ORDER BY price_minor, id OFFSET 1176 LIMIT 24`,
  search: `SELECT ${COLUMNS} FROM part WHERE deleted_at IS NULL AND (name || ' ' || coalesce(brand, '')) ILIKE '%brake%'
    ORDER BY created_at DESC, id DESC LIMIT 24`,
  orders: `SELECT id, product, quantity, total_minor, name, email, created_at AS "createdAt", paid_at, shipped_at
    FROM shop_order WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 50`,
  // One statement, so one round trip and one commit: the least that an order with its ledger entry can cost.
  place: `WITH placed AS (
      INSERT INTO bare_order (id, user_uid, name, email, part_id, product, quantity, unit_price_minor, total_minor, address,
        phone, held, hold_expires_at, purchase_id)
      VALUES (gen_random_uuid(), 'somebody', 'Jonas Weber', 'jonas@example.com', $1, 'Brake disc', $2, 5000, 5000 * $2, $3,
        $4, true, now() + interval '1 hour', gen_random_uuid()) RETURNING id, part_id, quantity)
    , moved AS (
      INSERT INTO bare_movement (part_id, order_id, kind, available_delta, held_delta, sold_delta, actor)
      SELECT part_id, id, 'HOLD', -quantity, quantity, 0, 'somebody' FROM placed)
    SELECT id FROM placed`,
  // The same for all parts of a cart: still one statement.
  placeAll: `WITH placed AS (
      INSERT INTO bare_order (id, user_uid, name, email, part_id, product, quantity, unit_price_minor, total_minor, address,
        phone, held, hold_expires_at, purchase_id)
      SELECT gen_random_uuid(), 'somebody', 'Jonas Weber', 'jonas@example.com', "partId", 'Brake disc', quantity, 5000,
        5000 * quantity, $2, $3, true, now() + interval '1 hour', gen_random_uuid()
      FROM json_to_recordset($1) AS line ("partId" uuid, quantity integer) RETURNING id, part_id, quantity)
    , moved AS (
      INSERT INTO bare_movement (part_id, order_id, kind, available_delta, held_delta, sold_delta, actor)
      SELECT part_id, id, 'HOLD', -quantity, quantity, 0, 'somebody' FROM placed)
    SELECT id FROM placed`,
} as const;

export type Work = keyof typeof SQL;

/** Tables like the shop's, with their checks and indexes, for the orders of the bare servers. */
export const BARE_TABLES = `
  CREATE TABLE IF NOT EXISTS bare_order (LIKE shop_order INCLUDING ALL);
  CREATE TABLE IF NOT EXISTS bare_movement (LIKE stock_movement INCLUDING ALL)`;

export type Row = Record<string, unknown>;

/** A pool with as many connections as the shop has. */
const pool = () => new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/** Runs a work's statement. */
export function createRun(): (work: Work, values?: unknown[]) => Promise<Row[]> {
  const connections = pool();
  return async (work, values) => {
    const { rows } = await connections.query<Row>({ name: work, text: SQL[work], values });
    return rows;
  };
}

/** A part as a client gets it. */
export const partOf = ({ price_minor, ...part }: Row): Row => ({
  ...part,
  price: (Number(price_minor) / 100).toFixed(2),
});

/** An order as an admin gets it. */
export function orderOf({ total_minor, paid_at, shipped_at, ...order }: Row): Row {
  const id = String(order.id);
  return {
    ...order,
    number: `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase(),
    price: (Number(total_minor) / 100).toFixed(2),
    status: paid_at ? (shipped_at ? 'SHIPPED' : 'PENDING') : 'UNPAID',
  };
}
