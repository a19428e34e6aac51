import type { QueryRunner } from 'typeorm';

/**
 * What customers mean to order (design section 11): a part once, and at most fifty, because a place of the cart is a number. The price is the
 * one that was seen, to tell that it has changed since; nothing is sold at it.
 */
export class Carts1765520000000 {
  name = 'Carts1765520000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE cart_line (
        user_uid text NOT NULL REFERENCES shop_user ON UPDATE CASCADE ON DELETE CASCADE,
        part_id uuid NOT NULL REFERENCES part,
        place smallint NOT NULL CHECK (place BETWEEN 1 AND 50),
        quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 1000000),
        seen_price_minor integer NOT NULL CHECK (seen_price_minor >= 0),
        added_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_uid, part_id),
        CONSTRAINT cart_place_once UNIQUE (user_uid, place)
      );
      CREATE INDEX cart_line_by_part ON cart_line (part_id);
    `);
  }
}
