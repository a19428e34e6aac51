import type { QueryRunner } from 'typeorm';

/** Imports that are tried a few times only, that name what they would do, and that can be discarded while they are read. */
export class ImportSteps1765450000000 {
  name = 'ImportSteps1765450000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE fitment_import
        -- Of the step that it waits for.
        ADD COLUMN attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
        -- Names what the preview says it would do: what is applied is what somebody saw.
        ADD COLUMN digest text CHECK (digest ~ '^[0-9a-f]{64}$'),
        -- Nobody sees it any more; its rows leave in the background.
        ADD COLUMN discarded_at timestamptz,
        DROP CONSTRAINT fitment_import_state_check,
        ADD CONSTRAINT fitment_import_state_check CHECK (state IN
          ('RECEIVING', 'CHECKING', 'READY', 'REFUSED', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE', 'FAILED'));
      -- Previews of before have none: they are named by what they are, and all have been seen under that name.
      UPDATE fitment_import SET digest = encode(sha256(id::text::bytea), 'hex') WHERE state <> 'RECEIVING';
      DROP INDEX fitment_import_to_do;
      CREATE INDEX fitment_import_to_do ON fitment_import (attempts, created_at)
        WHERE state IN ('CHECKING', 'APPLYING', 'UNDOING') OR discarded_at IS NOT NULL;
    `);
  }
}
