import { generateShop } from '../../../bench/src/generate/generate-shop.js';
import { connected } from '../support/connected.js';

/** Number of parts; there are as many reviews as customers. */
export interface LargeShop {
  readonly parts: number;
  readonly orders: number;
  readonly customers: number;
}

/** Most rows of a table that only a shop in business fills; half as many as parts in a smaller one. */
const REMEMBERED = 10_000;

/** Tables that stay short at any size of the shop: reading them from end to end is what they are for. */
export const SHORT_TABLES: readonly string[] = [
  'migrations',
  // The cars of the world, and what is asked of them: a few thousand.
  'fitment_question',
  'vehicle_engine',
  'vehicle_model',
  // Written by admins manually: some dozens.
  'job',
  'job_slot',
  // One row each.
  'event_inquiry',
  'fitment_check',
  'shop_database',
  // Files of the last thirty days.
  'file_import',
  'file_import_piece',
  // What admins prepare: a hundred are listed.
  'part_draft',
  // Changed by admins at once: gone after a day.
  'bulk_change',
  // Tasks empty them.
  'order_search_due',
  // Tasks fold them.
  'order_figure',
  'part_count',
  'part_count_by_brand',
  // A row for 5,000 orders.
  'order_search_span',
  // The words of all names: some ten thousand at most.
  'search_word',
  // Money that went wrong.
  'payment_case',
  // One row.
  'shop_time_zone',
  'timeline_mark',
  // Tasks fold it.
  'row_count',
  // Actors of the last hour: to keep an index in each of their requests would cost more than one scan an hour.
  'rate_limit',
];

/** Fills a migrated, empty database with a large shop, that has been in business for a while. */
export async function fillLargeShop(databaseUrl: string, size: LargeShop): Promise<void> {
  await generateShop(databaseUrl, { ...size, reviews: size.customers });
  const remembered = Math.min(REMEMBERED, size.parts / 2);
  await connected(databaseUrl, async (client) => {
    await client.query(RARE_BRAND);
    await client.query('VACUUM (ANALYZE) part');
    for (const [table, rows] of Object.entries(IN_BUSINESS)) {
      await client.query(`INSERT INTO ${table} ${rows} LIMIT ${remembered}`);
      await client.query(`VACUUM (ANALYZE) ${table}`);
    }
    await client.query(ALL_IS_BACK);
    await client.query('VACUUM (ANALYZE) shop_order');
  });
}

const EACH_ORDER = 'FROM shop_order AS placed';
const FOR_A_DAY = `created_at, created_at + interval '1 day'`;
/** The newest orders: older rows that refer to orders were deleted. */
const NEWEST_ORDERS = `${EACH_ORDER} ORDER BY created_at DESC`;

/** A brand that only the oldest five parts have. */
const RARE_BRAND = `UPDATE part SET brand = 'Rarity' WHERE id IN (
  SELECT id FROM part WHERE deleted_at IS NULL ORDER BY created_at, id LIMIT 5)`;

/** Marks orders as returned, like the return service does. */
const ALL_IS_BACK = `UPDATE shop_order SET returned_at = now() WHERE units_back = quantity
  AND id IN (SELECT order_id FROM order_return WHERE state = 'REFUNDED')`;

/** Rows that running leaves behind in addition to sales, by table: columns, and a query for the rows. */
const IN_BUSINESS: Readonly<Record<string, string>> = {
  vehicle_model: `(make, name, years)
    SELECT 'Make ' || n % 30, 'Model ' || n, '{[1996,2027)}'::int4multirange FROM generate_series(1, 1000) AS n`,
  part_fitment: `(id, part_id, model_id, year_from, year_to, source)
    SELECT gen_random_uuid(), part.id, (SELECT min(id) FROM vehicle_model), 2016, 2021, 'made up' FROM part`,
  part_number: `(id, part_id, kind, number) SELECT gen_random_uuid(), id, 'OE', 'OE ' || id FROM part`,
  part_specification: `(part_id, place, name, number) SELECT id, 1, 'Diameter', 312 FROM part`,
  picture: `(hash) SELECT md5(id::text) FROM part ORDER BY id`,
  picture_address: `(address, picture) SELECT 'https://supplier.example/' || id, md5(id::text) FROM part ORDER BY id`,
  picture_use: `(part_id, picture) SELECT id, md5(id::text) FROM part ORDER BY id`,
  former_uid: `(uid, user_uid) SELECT 'former-' || uid, uid FROM shop_user`,
  fit_answer: `(order_id, part_id, fitted) SELECT id, part_id, true ${EACH_ORDER}
    WHERE shipped_at IS NOT NULL AND deleted_at IS NULL`,
  fitment_finding: `(kind, part_id, text) SELECT 'HOLE', id, 'Nothing between 2016 and 2018.' FROM part`,
  file_import: `(id, actor, file_name, state) SELECT gen_random_uuid(), 'system', 'lists.csv', 'APPLIED' FROM generate_series(1, 5)`,
  file_import_line: `(import_id, place, file_row, kind, label, part_id, line_key)
    SELECT file.id, row_number() OVER (PARTITION BY file.id), 2, 'NEW', 'Make 1 Model 1', part.id, 'a line'
    FROM file_import AS file CROSS JOIN part`,
  import_picture: `(import_id, part_id, address_key, placed)
    SELECT file.id, part.id, md5('https://supplier.example/' || part.id), true FROM (SELECT id FROM file_import LIMIT 1) AS file
    CROSS JOIN (SELECT id FROM part ORDER BY id LIMIT ${REMEMBERED}) AS part`,
  // Five parts in each cart.
  cart_line: `(user_uid, part_id, place, quantity, seen_price_minor)
    SELECT uid, part.id, place, 1, 1000
    FROM (SELECT uid, row_number() OVER (ORDER BY uid) AS turn FROM shop_user LIMIT 1000) AS customer
    CROSS JOIN generate_series(1, 5) AS place
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS turn FROM part) AS part ON part.turn = customer.turn * 5 + place`,
  contact_answer: `(id, message_id, text, answered_by)
    SELECT gen_random_uuid(), id, 'It does.', 'admin' FROM contact_message`,
  back_in_stock_request: `(id, user_uid, part_id, place)
    SELECT gen_random_uuid(), uid, part.id, 1
    FROM (SELECT uid, row_number() OVER (ORDER BY uid) AS turn FROM shop_user) AS customer
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS turn FROM part) AS part USING (turn)`,
  garage_car: `(id, user_uid, place, year, make, model)
    SELECT gen_random_uuid(), uid, 1, 2016, 'Make 1', 'Model 1' FROM shop_user`,
  idempotency_key: `(user_uid, operation, key, request_hash, answer)
    SELECT user_uid, 'placeOrder', id::text, md5(id::text), '{}' ${EACH_ORDER}`,
  order_note: `(id, order_id, text, author) SELECT gen_random_uuid(), id, 'Call before.', user_uid ${EACH_ORDER}`,
  customer_note: `(id, user_uid, author, text)
    SELECT gen_random_uuid(), uid, 'admin', 'Orders for a garage.' FROM shop_user`,
  // Half of them are complete, the others are at every step; a tenth of the money was kept of every fourth refund.
  order_return: `(id, order_id, part_id, unit_price_minor, reason, units, answer, shelved, refund_minor, deduction,
      requested_at, accepted_at, declined_at, withdrawn_at, received_at, refunded_at)
    SELECT gen_random_uuid(), id, part_id, unit_price_minor,
      (ARRAY['DOES_NOT_FIT', 'DAMAGED', 'WRONG_PART', 'CHANGED_MIND'])[1 + turn / 10 % 4], quantity,
      CASE step WHEN 'DECLINED' THEN 'It was used.' END,
      CASE WHEN step IN ('RECEIVED', 'REFUNDED') THEN quantity ELSE 0 END,
      CASE step WHEN 'REFUNDED' THEN total_minor - kept END,
      CASE WHEN step = 'REFUNDED' AND kept > 0 THEN 'The box is missing.' END,
      asked_at,
      CASE WHEN step IN ('ACCEPTED', 'RECEIVED', 'REFUNDED') THEN asked_at + interval '1 hour' END,
      CASE step WHEN 'DECLINED' THEN asked_at + interval '1 hour' END,
      CASE step WHEN 'WITHDRAWN' THEN asked_at + interval '1 hour' END,
      CASE WHEN step IN ('RECEIVED', 'REFUNDED') THEN asked_at + interval '2 hours' END,
      CASE step WHEN 'REFUNDED' THEN asked_at + interval '3 hours' END
    FROM (
      SELECT *, date_trunc('milliseconds', shipped_at + interval '4 hours') AS asked_at,
        CASE turn / 10 % 4 WHEN 0 THEN total_minor / 10 ELSE 0 END AS kept,
        (ARRAY['REQUESTED', 'ACCEPTED', 'RECEIVED', 'DECLINED', 'WITHDRAWN'])[1 + turn % 10] AS early
      FROM (SELECT *, row_number() OVER (ORDER BY id) AS turn FROM shop_order
        WHERE shipped_at IS NOT NULL AND deleted_at IS NULL) AS shipped) AS sent_back
    CROSS JOIN LATERAL (SELECT coalesce(early, 'REFUNDED') AS step) AS stands`,
  return_refund: `(return_id, attempt_id, order_id, amount_minor, state, refund_id, refund_due_at)
    SELECT sent_back.id, attempt_id, order_id, refund_minor, 'REFUNDED', 're_' || sent_back.id, refunded_at
    FROM order_return AS sent_back JOIN payment_attempt_order AS paid USING (order_id)
    WHERE sent_back.state = 'REFUNDED' AND refund_minor > 0 AND paid.state = 'SETTLED'`,
  order_read: `(order_id, user_uid, read_at) SELECT id, user_uid, created_at ${EACH_ORDER}`,
  order_search_due: `(order_id) SELECT id ${NEWEST_ORDERS}`,
  outbox: `(type, key, payload, created_at, ended_at, attempts, outcome)
    SELECT 'order.refunded', id::text, '{}', ${FOR_A_DAY}, 1, 'SENT' ${NEWEST_ORDERS}`,
  parcel: `(id, carrier, tracking_number, shipped_at)
    SELECT id, 'UPS', upper(replace(id::text, '-', '')), shipped_at ${EACH_ORDER} WHERE shipped_at IS NOT NULL`,
  payment_refund: `(id, intent_id, state, amount_minor, currency)
    SELECT 're_' || id, intent_id, 'SUCCEEDED', amount_minor, currency FROM payment_attempt WHERE intent_id IS NOT NULL`,
  stripe_event: `(id, type, intent_id, received_at)
    SELECT 'evt_created_' || id, 'payment_intent.created', id::text, now() ${EACH_ORDER}`,
  payment_case: `(id, kind, subject, order_id, detail, state, opened_at, closed_at, closed_by, resolution)
    SELECT gen_random_uuid(), 'LATE_PAYMENT', id::text, id, 'came late', 'CLOSED', ${FOR_A_DAY}, user_uid, 'ACKNOWLEDGED'
    ${EACH_ORDER}`,
};
