import type { QueryRunner } from 'typeorm';

/**
 * A review of a part is that of one order of it, and an order has one. What was said twice of one order stays, the older
 * ones as reviews of the shop. A shipment that is taken back takes the mark of its review with it.
 */
export class OneReviewAnOrder1765460000000 {
  name = 'OneReviewAnOrder1765460000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // A large shop takes longer than one of its requests may.
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    await queryRunner.query(`
      ALTER TABLE review ADD COLUMN order_id uuid REFERENCES shop_order;
      UPDATE review SET order_id = received.id FROM (
          SELECT id, user_uid, part_id,
            row_number() OVER (PARTITION BY user_uid, part_id ORDER BY created_at DESC, id DESC) AS place
          FROM review WHERE part_id IS NOT NULL
        ) AS said JOIN (
          SELECT id, user_uid, part_id,
            row_number() OVER (PARTITION BY user_uid, part_id ORDER BY shipped_at DESC, id DESC) AS place
          FROM shop_order WHERE shipped_at IS NOT NULL AND deleted_at IS NULL
            AND (user_uid, part_id) IN (SELECT user_uid, part_id FROM review WHERE part_id IS NOT NULL)
        ) AS received USING (user_uid, part_id, place)
        WHERE review.id = said.id;
      UPDATE review SET part_id = NULL WHERE part_id IS NOT NULL AND order_id IS NULL;
      CREATE UNIQUE INDEX review_of_order ON review (order_id) WHERE order_id IS NOT NULL;

      CREATE FUNCTION refuse_review_before_shipping() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM FROM shop_order WHERE id = NEW.order_id AND part_id = NEW.part_id AND user_uid = NEW.user_uid
          AND shipped_at IS NOT NULL AND deleted_at IS NULL FOR SHARE;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'only who received a part reviews it, by its order' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER review_of_shipped BEFORE INSERT OR UPDATE OF part_id, order_id ON review
        FOR EACH ROW WHEN (NEW.part_id IS NOT NULL) EXECUTE FUNCTION refuse_review_before_shipping();

      CREATE FUNCTION unmark_review_of_unshipped() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE review SET part_id = NULL WHERE order_id = NEW.id AND part_id IS NOT NULL;
        RETURN NULL;
      END $$;
      CREATE TRIGGER order_unshipped_unmarks_review AFTER UPDATE OF shipped_at ON shop_order
        FOR EACH ROW WHEN (OLD.shipped_at IS NOT NULL AND NEW.shipped_at IS NULL)
        EXECUTE FUNCTION unmark_review_of_unshipped();
    `);
  }
}
