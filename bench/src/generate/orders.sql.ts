import { customerSql, FIRST_CUSTOMERS } from './users.sql.js';
import type { Seeded } from './seeded.sql.js';
import { orderedParts, type ShopSizes } from './shop-sizes.js';

/** Share of orders of the last hour, some of which still reserve their units. */
const FRESH = 0.002;
/** Shares of the older ones: deleted by the customer, expired unpaid; the rest is paid. */
const DELETED = 0.03;
const EXPIRED = 0.08;
/** Spreads the popularity of parts over the catalogue: coprime to any size in question. */
const STRIDE = 7_368_787;

/**
 * Two years of orders, growing, the last of them a moment ago. Few parts are ordered often and most hardly ever: the rank of
 * an order's part falls as a Zipf curve with exponent 2/3 (the best-selling one of a million takes a percent).
 */
export function insertOrders(seeded: Seeded, { parts, orders, customers }: ShopSizes, base: string): string {
  const person = customerSql(seeded, 'customer');
  const sold = orderedParts(parts);
  const state = seeded.unit('n', 21);
  return `
    INSERT INTO shop_order (id, user_uid, name, email, part_id, product, quantity, unit_price_minor, total_minor, address,
      phone, held, hold_expires_at, paid_at, transaction_id, shipped_at, created_at, deleted_at)
    SELECT ${seeded.id('placed.n', 22, 'placed.created_at')}, ${person.uid}, ${person.name}, ${person.email}, part.id, part.name,
      part.order_quantity * packs, unit_price, unit_price * part.order_quantity * packs,
      CASE WHEN ${seeded.unit('placed.n', 23)} < 0.97 THEN ${person.address} END, ${person.phone},
      state = 'HELD',
      CASE WHEN paid_at IS NULL THEN placed.created_at + interval '1 hour' END,
      paid_at, CASE WHEN paid_at IS NOT NULL THEN 'pi_' || left(${seeded.hex('placed.n', 24)}, 24) END,
      CASE WHEN shipped_at < ${base} THEN shipped_at END,
      placed.created_at,
      CASE WHEN state = 'DELETED' THEN placed.created_at + interval '50 minutes' * ${seeded.unit('placed.n', 25)} END
    FROM (
      SELECT *, CASE WHEN state = 'PAID' THEN date_trunc('milliseconds',
          least(created_at + interval '30 minutes' * ${seeded.unit('n', 26)}, ${base})) END AS paid_at,
        CASE WHEN state = 'PAID' THEN created_at + interval '6 hours' + interval '4 days' * ${seeded.unit('n', 27)} END
          AS shipped_at
      FROM (
        SELECT n, age,
          date_trunc('milliseconds', ${base} - CASE WHEN age <= ${FRESH} THEN interval '50 minutes' * (age / ${FRESH})
            ELSE interval '1 hour' + interval '730 days' * power((age - ${FRESH}) / ${1 - FRESH}, 0.8) END) AS created_at,
          CASE WHEN age <= ${FRESH} THEN CASE WHEN ${state} < 0.6 THEN 'HELD' ELSE 'PAID' END
            WHEN ${state} < ${DELETED} THEN 'DELETED' WHEN ${state} < ${EXPIRED} THEN 'EXPIRED' ELSE 'PAID' END AS state,
          1 + floor(${customers} * (1 - ${1 - FIRST_CUSTOMERS} * age) * power(${seeded.unit('n', 28)}, 1.5))::integer AS customer,
          1 + (floor(${sold} * power(${seeded.unit('n', 29)}, 3))::bigint * ${STRIDE}) % ${sold} AS part_at,
          1 + floor(5 * power(${seeded.unit('n', 30)}, 4))::integer AS packs
        FROM (SELECT n, (${orders} - n)::float8 / ${orders} AS age FROM generate_series(1, ${orders}) AS n OFFSET 0) AS aged
        OFFSET 0) AS dated OFFSET 0) AS placed
    JOIN draft_part AS part ON part.n = part_at
    CROSS JOIN LATERAL (SELECT greatest(50, part.price_minor * (1 - 0.1 * age))::integer AS unit_price) AS priced`;
}

/** Units reserved, and sold or released: the ledger's lines of each order, in the order they happened to its part. */
export const INSERT_MOVEMENTS = `
  INSERT INTO stock_movement (part_id, order_id, kind, available_delta, held_delta, sold_delta, actor, created_at)
  SELECT part_id, shop_order.id, kind, quantity * available, quantity * held_units, quantity * sold, actor, at
  FROM shop_order CROSS JOIN LATERAL (VALUES
    ('HOLD', -1, 1, 0, user_uid, created_at),
    ('SALE', 0, -1, 1, user_uid, paid_at),
    ('RELEASE', 1, -1, 0, user_uid, deleted_at),
    ('RELEASE', 1, -1, 0, 'hold-expiry', CASE WHEN deleted_at IS NULL AND NOT held THEN hold_expires_at END)
  ) AS step (kind, available, held_units, sold, actor, at)
  WHERE at IS NOT NULL`;

/** One settled attempt per paid order; some of the others were opened, abandoned or paid too late and refunded. */
export const insertPayments = (seeded: Seeded): string => {
  const chance = seeded.unit("('x' || right(id::text, 8))::bit(32)::bigint", 41);
  return `
  WITH attempted AS MATERIALIZED (
    SELECT overlay(id::text PLACING 'a' FROM 20 FOR 1)::uuid AS attempt_id, id AS order_id, state, total_minor, created_at,
      coalesce(transaction_id, 'pi_' || left(md5(id::text), 24)) AS intent_id
    FROM (SELECT *, CASE WHEN paid_at IS NOT NULL THEN 'SETTLED' WHEN held THEN CASE WHEN chance < 0.05 THEN 'OPEN' END
        WHEN chance < 0.01 THEN 'REFUNDED' WHEN chance < 0.3 THEN 'CANCELED' END AS state
      FROM (SELECT *, ${chance} AS chance FROM shop_order OFFSET 0) AS drawn) AS tried
    WHERE state IS NOT NULL
  ), attempt AS (
    INSERT INTO payment_attempt (id, state, intent_id, amount_minor, currency, checked_at, created_at)
    SELECT attempt_id, CASE state WHEN 'REFUNDED' THEN 'SETTLED' ELSE state END, intent_id, total_minor, 'usd', created_at, created_at
    FROM attempted
  )
  INSERT INTO payment_attempt_order (attempt_id, order_id, amount_minor, state, refund_id)
  SELECT attempt_id, order_id, total_minor, state, CASE WHEN state = 'REFUNDED' THEN 're_' || left(md5(order_id::text), 24) END
  FROM attempted`;
};

/** The provider's messages of the last 30 days, which is how long the shop keeps them. */
export const insertEvents = (base: string): string => `
  INSERT INTO stripe_event (id, type, intent_id, received_at)
  SELECT 'evt_' || right(transaction_id, 24), 'payment_intent.succeeded', transaction_id, paid_at
  FROM shop_order WHERE paid_at > ${base} - interval '30 days'`;
