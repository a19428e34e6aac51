import type { QueryRunner } from 'typeorm';

const STATE = "CASE WHEN answered_at IS NULL THEN 'OPEN' ELSE 'ANSWERED' END";

/** How messages are counted (ADR 019): all alike until now, by their state from now on. */
const counting = (kind: string) => `
  CREATE OR REPLACE FUNCTION count_added_contact_message() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO row_count (counted, kind, rows) SELECT 'contact_message', ${kind}, count(*) FROM added GROUP BY 2;
    RETURN NULL;
  END $$;
  CREATE OR REPLACE FUNCTION count_gone_contact_message() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO row_count (counted, kind, rows) SELECT 'contact_message', ${kind}, -count(*) FROM gone GROUP BY 2;
    RETURN NULL;
  END $$;
  DELETE FROM row_count WHERE counted = 'contact_message';
  INSERT INTO row_count (counted, kind, rows)
    SELECT 'contact_message', ${kind}, count(*) FROM contact_message GROUP BY 2;`;

/** Messages are answered by mail, the answers are kept, and a message may be about an order of whoever wrote it. */
export class AnsweredMessages1766110000000 {
  name = 'AnsweredMessages1766110000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      LOCK TABLE contact_message IN SHARE ROW EXCLUSIVE MODE;
      ALTER TABLE contact_message
        ADD COLUMN order_id uuid REFERENCES shop_order ON DELETE SET NULL,
        ADD COLUMN answered_at timestamptz,
        ADD COLUMN answered_by text,
        ADD CONSTRAINT message_answered_by_somebody CHECK ((answered_at IS NULL) = (answered_by IS NULL));
      CREATE INDEX contact_message_open ON contact_message (created_at DESC, id DESC) WHERE answered_at IS NULL;
      CREATE INDEX contact_message_searched ON contact_message USING gin (
        (name || ' ' || email || ' ' || message || ' ' || coalesce(right(order_id::text, 8), '')) gin_trgm_ops)
        WITH (fastupdate = off);
      CREATE INDEX contact_message_by_order ON contact_message (order_id) WHERE order_id IS NOT NULL;

      CREATE TABLE contact_answer (
        id uuid PRIMARY KEY,
        message_id uuid NOT NULL REFERENCES contact_message ON DELETE CASCADE,
        text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 5000),
        answered_by text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX contact_answer_by_message ON contact_answer (message_id);
      ${counting(STATE)}
      CREATE FUNCTION count_changed_contact_message() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO row_count (counted, kind, rows)
          SELECT 'contact_message', ${STATE}, sum(rows) FROM (
            SELECT answered_at, 1 AS rows FROM added UNION ALL SELECT answered_at, -1 FROM gone) AS changed
          GROUP BY 2 HAVING sum(rows) <> 0;
        RETURN NULL;
      END $$;
      CREATE TRIGGER contact_message_recounted AFTER UPDATE ON contact_message
        REFERENCING NEW TABLE AS added OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION count_changed_contact_message();
    `);
  }
}
