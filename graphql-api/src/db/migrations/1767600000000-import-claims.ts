import type { QueryRunner } from 'typeorm';

/** Who has claimed an import keeps it until its work begins, so that two tasks that want the same one count one attempt. */
export class ImportClaims1767600000000 {
  name = 'ImportClaims1767600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE file_import ADD COLUMN claimed_until timestamptz');
  }
}
