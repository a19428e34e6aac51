import type { QueryRunner } from 'typeorm';

import { RANK } from './baseline/orders.js';

const UTC_DAY = "(paid_at AT TIME ZONE 'UTC')::date";
const SHOP_DAY = '(paid_at AT TIME ZONE (SELECT time_zone FROM shop_time_zone))::date';
const COUNTING = [
  'note_new_orders()',
  'note_gone_orders()',
  'note_changed_orders()',
  'count_return_refund()',
];

/**
 * Sales are counted by the days of the shop's time zone (ADR 019). The search of orders keeps UTC days: it only narrows
 * with them, and compares each order itself.
 */
export class ShopTimeZone1767530000000 {
  name = 'ShopTimeZone1767530000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE shop_time_zone (
        time_zone text NOT NULL,
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row)
      );
      INSERT INTO shop_time_zone (time_zone) VALUES ('UTC');

      CREATE FUNCTION set_shop_time_zone(wanted text) RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          IF wanted = (SELECT time_zone FROM shop_time_zone) THEN RETURN; END IF;
          -- Each line of the figures is written in a transaction that has changed an order before.
          LOCK TABLE shop_order IN SHARE MODE;
          LOCK TABLE order_figure IN EXCLUSIVE MODE;
          UPDATE shop_time_zone SET time_zone = wanted;
          DELETE FROM order_figure;
          INSERT INTO order_figure (state, paid_on, orders, total_minor)
            SELECT state, paid_on, count(*), sum(total_minor)
            FROM (SELECT ${RANK} AS state, coalesce(${SHOP_DAY}, '-infinity') AS paid_on, total_minor
              FROM shop_order WHERE deleted_at IS NULL) AS counted
            GROUP BY state, paid_on
            UNION ALL
            SELECT -1, ${SHOP_DAY}, 0, sum(amount_minor)
            FROM return_refund JOIN shop_order ON shop_order.id = order_id GROUP BY 2;
        END $$;
    `);
    for (const name of COUNTING) {
      const [row] = (await queryRunner.query('SELECT pg_get_functiondef($1::regprocedure) AS source', [
        name,
      ])) as { source: string }[];
      const source = row?.source ?? '';
      if (!source.includes(UTC_DAY)) throw new Error(`${name} does not count by ${UTC_DAY}`);
      await queryRunner.query(source.replaceAll(UTC_DAY, SHOP_DAY));
    }
  }
}
