import type { QueryRunner } from 'typeorm';

/**
 * One machinery for all files (ADR 040): the tables of imports of lists of cars become those of imports of any kind. Instances of the version
 * before go on by the old names, which show them their own kind only; the version after this one drops these views, and `revision`.
 */
export class FileImports1766500000000 {
  name = 'FileImports1766500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE fitment_import RENAME TO file_import;
      ALTER TABLE fitment_import_piece RENAME TO file_import_piece;
      ALTER TABLE fitment_import_line RENAME TO file_import_line;
      ALTER INDEX fitment_import_newest RENAME TO file_import_newest;
      ALTER INDEX fitment_import_to_do RENAME TO file_import_to_do;
      ALTER INDEX fitment_import_line_of_kind RENAME TO file_import_line_of_kind;
      ALTER INDEX fitment_import_line_in_order RENAME TO file_import_line_in_order;
      ALTER TABLE file_import
        ADD COLUMN kind text NOT NULL DEFAULT 'FITMENT'
          CHECK (kind IN ('FITMENT', 'NUMBERS', 'PARTS', 'SPECIFICATIONS', 'VEHICLES')),
        -- How far the step under way has come; told outside of its transaction.
        ADD COLUMN progress real NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 1);
      CREATE INDEX file_import_newest_of_kind ON file_import (kind, created_at DESC, id DESC);

      ALTER TABLE file_import_line RENAME COLUMN fitment_id TO row_id;
      DROP INDEX fitment_import_line_fitment;
      -- By the row first: an older import asks which later one changed the same.
      CREATE UNIQUE INDEX file_import_line_row ON file_import_line (row_id, import_id) WHERE row_id IS NOT NULL;
      -- One file says of one thing one thing, also of what is to be new and belongs to no part.
      DROP INDEX fitment_import_line_key;
      CREATE UNIQUE INDEX file_import_line_key ON file_import_line (import_id, part_id, line_key) NULLS NOT DISTINCT
        WHERE line_key IS NOT NULL;

      CREATE VIEW fitment_import AS SELECT * FROM file_import WHERE kind = 'FITMENT';
      CREATE VIEW fitment_import_piece AS SELECT * FROM file_import_piece;
      CREATE VIEW fitment_import_line AS SELECT import_id, place, file_row, kind, kind_rank, label, column_name, value, reason, part_id,
        row_id AS fitment_id, revision, line_key, before, after FROM file_import_line;
    `);
  }
}
