import type { QueryRunner } from 'typeorm';

/** Questions come as files, too: a kind of import more (ADR 040). */
export class QuestionsAsFiles1766810000000 {
  name = 'QuestionsAsFiles1766810000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE file_import DROP CONSTRAINT file_import_kind_check,
        ADD CONSTRAINT file_import_kind_check
          CHECK (kind IN ('FITMENT', 'NUMBERS', 'PARTS', 'QUESTIONS', 'SPECIFICATIONS', 'VEHICLES'));
    `);
  }
}
