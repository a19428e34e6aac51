import { ADMIN, customerSql } from './users.sql.js';
import type { Seeded } from './seeded.sql.js';
import type { ShopSizes } from './shop-sizes.js';

/** Who did what to each order, as the audit log records it. */
export const INSERT_AUDIT = `
  INSERT INTO audit_log (at, actor, action, subject, subject_id, after)
  SELECT at, actor, action, 'order', id::text, CASE WHEN action = 'ORDER_PLACED' THEN
    jsonb_build_object('partId', part_id, 'quantity', quantity, 'totalMinor', total_minor) END
  FROM shop_order CROSS JOIN LATERAL (VALUES
    ('ORDER_PLACED', user_uid, created_at),
    ('ORDER_PAID', user_uid, paid_at),
    ('ORDER_SHIPPED', '${ADMIN.uid}', shipped_at),
    ('ORDER_DELETED', user_uid, deleted_at),
    ('HOLD_EXPIRED', 'hold-expiry', CASE WHEN deleted_at IS NULL AND NOT held THEN hold_expires_at END)
  ) AS event (action, actor, at)
  WHERE at IS NOT NULL`;

const OPINIONS = [
  'Right part, opens where it should.',
  'Fitted in an hour, no play at all.',
  'The box came with its number outside and oiled paper inside.',
  'Measured it: as stated to the tenth.',
  'I would like a delivery date on the order page.',
  'The thread was clean and the gasket was in the bag.',
  'Second one that I order, the first has done 60,000 km.',
  'A day late, but well packed.',
];
const QUESTIONS = [
  'Do you ship to Norway?',
  'Is the left one the same as the right one?',
  'My order came without the screws.',
  'Can I have an invoice with our tax number?',
];

/** What customers say of the shop, and one message through the contact form for every five of these. */
export function insertTexts(seeded: Seeded, { customers, reviews }: ShopSizes, base: string): string[] {
  const person = customerSql(seeded, 'customer');
  const drawn = (count: number, salt: number) => `
    (SELECT n, ${seeded.between('n', salt, 1, customers)} AS customer,
      date_trunc('milliseconds', ${base} - interval '730 days' * ((${count} - n)::float8 / ${Math.max(1, count)})) AS at
     FROM generate_series(1, ${count}) AS n OFFSET 0) AS drawn`;
  return [
    `INSERT INTO review (id, user_uid, name, email, rating_halves, text, created_at)
       SELECT ${seeded.id('n', 51, 'at')}, ${person.uid}, ${person.name}, ${person.email},
         10 - floor(8.99 * power(${seeded.unit('n', 52)}, 3))::integer,
         ${seeded.word('n', 53, OPINIONS)} || ' ' || ${seeded.word('n', 54, OPINIONS)}, at
       FROM ${drawn(reviews, 55)}`,
    `INSERT INTO contact_message (id, name, email, message, created_at)
       SELECT ${seeded.id('n', 61, 'at')}, ${person.name}, ${person.email}, ${seeded.word('n', 62, QUESTIONS)}, at
       FROM ${drawn(Math.ceil(reviews / 5), 63)}`,
  ];
}
