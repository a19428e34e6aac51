import { Client } from 'pg';

export const ORDERS = 200_000;
const CUSTOMERS = 40_000;

/** Two years of orders of a filled catalogue, with their audit lines: most of them shipped, few unpaid, some to be shipped. */
export async function fillLargeBooks(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO shop_user (uid, email, email_verified, name, created_at)
       SELECT 'buyer' || n, 'buyer' || n || '@example.com', true, 'Buyer ' || n, now() - n * interval '20 minutes'
       FROM generate_series(1, $1::integer) AS n`,
      [CUSTOMERS],
    );
    await client.query(
      `INSERT INTO shop_order (id, user_uid, name, email, part_id, product, quantity, unit_price_minor, total_minor,
           address, phone, held, hold_expires_at, paid_at, transaction_id, shipped_at, created_at)
         SELECT gen_random_uuid(), 'buyer' || buyer, 'Buyer ' || buyer, 'buyer' || buyer || '@example.com', part.id, part.name,
           1, part.price_minor, part.price_minor, n || ' Street', '+41 44 ' || lpad(n::text, 7, '0'), false,
           CASE WHEN n % 50 = 0 THEN placed_at + interval '1 hour' END,
           CASE WHEN n % 50 <> 0 THEN placed_at END, CASE WHEN n % 50 <> 0 THEN 'pi_' || md5(n::text) END,
           CASE WHEN n % 50 <> 0 AND n > 1000 THEN placed_at + interval '1 day' END, placed_at
         FROM (SELECT n, 1 + n::bigint * 7919 % $2 AS buyer, now() - n * interval '5 minutes' AS placed_at
               FROM generate_series(1, $1::integer) AS n) AS placed
         JOIN (SELECT id, name, price_minor, row_number() OVER () AS place FROM part WHERE price_minor >= 50) AS part
           ON part.place = 1 + placed.n % 10000`,
      [ORDERS, CUSTOMERS],
    );
    await client.query(
      `INSERT INTO audit_log (at, actor, action, subject, subject_id)
       SELECT created_at, user_uid, 'ORDER_PLACED', 'order', id::text FROM shop_order`,
    );
    for (const table of ['shop_user', 'shop_order', 'order_figure', 'audit_log']) {
      await client.query(`VACUUM (ANALYZE) ${table}`);
    }
  } finally {
    await client.end();
  }
}
