import type { QueryRunner } from 'typeorm';

/**
 * Parts that are not published yet (ADR 019). They stand in a table of their own, with the id that they will have as parts: no read
 * of the catalogue can show one. What is asked of a draft is what its form takes; what is missing may be NULL.
 */
export class PartDrafts1765480000000 {
  name = 'PartDrafts1765480000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE part_draft (
        id uuid PRIMARY KEY,
        name text NOT NULL CHECK (length(name) <= 400),
        image text,
        more_images text[] NOT NULL CHECK (cardinality(more_images) <= 11),
        description text NOT NULL,
        details text NOT NULL CHECK (length(details) <= 20000),
        category text,
        brand text,
        part_number text,
        price_minor integer CHECK (price_minor > 0),
        order_quantity integer CHECK (order_quantity > 0),
        available_quantity integer CHECK (available_quantity >= 0),
        saved_by text NOT NULL,
        saved_at timestamptz NOT NULL
      );
      CREATE INDEX part_draft_newest ON part_draft (saved_at DESC, id DESC);

      CREATE FUNCTION refuse_draft_of_part() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM FROM part WHERE id = NEW.id;
        IF FOUND THEN
          RAISE EXCEPTION 'a published part is no draft' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER draft_is_no_part BEFORE INSERT ON part_draft
        FOR EACH ROW EXECUTE FUNCTION refuse_draft_of_part();

      CREATE INDEX part_best ON part (in_stock DESC, created_at DESC, id DESC)
        WHERE image IS NOT NULL AND deleted_at IS NULL;
    `);
  }
}
