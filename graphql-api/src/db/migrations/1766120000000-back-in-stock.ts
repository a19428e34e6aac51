import type { QueryRunner } from 'typeorm';

/** Who is told when a part is back: a part once, and at most fifty, because each has a place of its own, as in a cart. */
export class BackInStock1766120000000 {
  name = 'BackInStock1766120000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE back_in_stock_request (
        id uuid PRIMARY KEY,
        user_uid text NOT NULL REFERENCES shop_user ON UPDATE CASCADE ON DELETE CASCADE,
        part_id uuid NOT NULL REFERENCES part,
        place smallint NOT NULL CHECK (place BETWEEN 1 AND 50),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT back_in_stock_asked_once UNIQUE (user_uid, part_id),
        CONSTRAINT back_in_stock_place_once UNIQUE (user_uid, place)
      );
      CREATE INDEX back_in_stock_by_part ON back_in_stock_request (part_id);
    `);
  }
}
