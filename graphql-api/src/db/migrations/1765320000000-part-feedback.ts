import type { QueryRunner } from 'typeorm';

/**
 * What a part page shows beside the facts: a longer text, further pictures, reviews of the part, and whether it fitted. What a customer says
 * of an order that was shipped goes when the shipment is taken back.
 */
export class PartFeedback1765320000000 {
  name = 'PartFeedback1765320000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE part ADD COLUMN details text NOT NULL DEFAULT '' CONSTRAINT part_details CHECK (length(details) <= 20000),
        ADD COLUMN more_images text[] NOT NULL DEFAULT '{}'
        CONSTRAINT part_more_images CHECK (
          cardinality(more_images) <= 11 AND array_position(more_images, NULL) IS NULL
          AND array_position(more_images, '') IS NULL
        );

      ALTER TABLE review ADD COLUMN part_id uuid REFERENCES part;
      CREATE INDEX review_of_part ON review (part_id, created_at DESC, id DESC) WHERE part_id IS NOT NULL;

      CREATE TABLE fit_answer (
        order_id uuid PRIMARY KEY REFERENCES shop_order ON DELETE CASCADE,
        -- The order's, so that a part's answers are counted from an index.
        part_id uuid NOT NULL REFERENCES part,
        fitted boolean NOT NULL,
        answered_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX fit_answer_of_part ON fit_answer (part_id, fitted);

      CREATE FUNCTION refuse_answer_before_shipping() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM FROM shop_order WHERE id = NEW.order_id AND part_id = NEW.part_id AND shipped_at IS NOT NULL
          AND deleted_at IS NULL FOR KEY SHARE;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'only a shipped order tells whether its part fitted' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER fit_answer_of_shipped BEFORE INSERT OR UPDATE ON fit_answer
        FOR EACH ROW EXECUTE FUNCTION refuse_answer_before_shipping();

      CREATE FUNCTION forget_answer_of_unshipped() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        DELETE FROM fit_answer WHERE order_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER order_unshipped AFTER UPDATE OF shipped_at ON shop_order
        FOR EACH ROW WHEN (OLD.shipped_at IS NOT NULL AND NEW.shipped_at IS NULL)
        EXECUTE FUNCTION forget_answer_of_unshipped();
    `);
  }
}
