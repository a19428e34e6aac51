import type { QueryRunner } from 'typeorm';

/** Who undoes an import stands beside who applied it, whose pictures may still be fetched if the undo is refused. */
export class WhoUndidAnImport1767431000000 {
  name = 'WhoUndidAnImport1767431000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE file_import ADD COLUMN undone_by text');
  }
}
