import type { QueryRunner } from 'typeorm';

/** What a file of parts says of a part, beside its units. */
const WRITTEN = [
  ...['name', 'image', 'more_images', 'image_alts', 'description', 'details', 'category', 'type', 'brand'],
  ...['part_number', 'price_minor', 'order_quantity', 'deleted_at'],
];

const all = (row: 'NEW' | 'OLD') => WRITTEN.map((column) => `${row}.${column}`).join(', ');

/**
 * A file of parts is written in steps (ADR 040): how far it has come stands with the import, and until it is whole nobody else changes what
 * it is about to write. Orders do not ask: they change units only.
 */
export class ImportsInSteps1766900000000 {
  name = 'ImportsInSteps1766900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE file_import
        -- Null until it is begun, and for kinds that are written by one transaction.
        ADD COLUMN stage text CHECK (stage IN ('TAKING', 'WRITING', 'GIVING_BACK')),
        -- The last place that the stage is done with; GIVING_BACK counts down.
        ADD COLUMN reached integer NOT NULL DEFAULT 0 CHECK (reached >= 0),
        ADD CONSTRAINT file_import_stage_under_way CHECK (stage IS NULL OR state IN ('APPLYING', 'UNDOING'));
      -- One of a kind at a time: what one has written by half is nothing that another may be held against.
      CREATE UNIQUE INDEX file_import_under_way ON file_import (kind) WHERE stage IS NOT NULL;

      CREATE FUNCTION keep_part_for_import() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        -- An import that is just beginning waits for changes under way, and what comes later waits for it and sees it.
        PERFORM pg_advisory_xact_lock_shared(hashtext('import_begins'));
        IF EXISTS (SELECT FROM file_import AS item JOIN file_import_line AS line ON line.import_id = item.id
            WHERE item.stage IS NOT NULL AND line.row_id = OLD.id AND line.kind <> 'SAME') THEN
          RAISE EXCEPTION 'a file is writing part %', OLD.id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'part_kept_for_import';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER part_kept_for_import BEFORE UPDATE OF ${WRITTEN.join(', ')} ON part FOR EACH ROW
        WHEN (current_setting('axle.writes_import', true) IS DISTINCT FROM 'on' AND (${all('OLD')}) IS DISTINCT FROM (${all('NEW')}))
        EXECUTE FUNCTION keep_part_for_import();
    `);
  }
}
