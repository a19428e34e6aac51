import type { QueryRunner } from 'typeorm';

/** Drops what served builds before 2193c1d6 beside newer ones; an empty database never had it. */
export class FormerBuilds1767580000000 {
  name = 'FormerBuilds1767580000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP VIEW IF EXISTS fitment_import, fitment_import_line, fitment_import_piece;
      DROP FUNCTION IF EXISTS copy_refund_to_attempt(), announce_receipt() CASCADE;
    `);
  }
}
