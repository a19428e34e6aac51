import type { QueryRunner } from 'typeorm';

/** Drops views that instances before build 2193c1d6 read; an empty database never had them. */
export class FormerViews1767580000000 {
  name = 'FormerViews1767580000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW IF EXISTS fitment_import, fitment_import_line, fitment_import_piece');
  }
}
