import type { QueryRunner } from 'typeorm';

/** A file that is not UTF-8 waits for an admin to choose its encoding. */
export class FileEncodings1767510000000 {
  name = 'FileEncodings1767510000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE file_import
        -- How it is read, as an admin chose it.
        ADD COLUMN recipe jsonb,
        -- A few lines in the likeliest encodings.
        ADD COLUMN sample jsonb,
        DROP CONSTRAINT fitment_import_state_check,
        ADD CONSTRAINT file_import_state_check CHECK (state IN
          ('RECEIVING', 'CHECKING', 'NEEDS_RECIPE', 'READY', 'REFUSED', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE', 'FAILED'));
    `);
  }
}
