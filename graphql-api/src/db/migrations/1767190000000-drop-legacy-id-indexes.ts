import type { QueryRunner } from 'typeorm';

const TABLES = ['part', 'shop_order', 'review'];

/**
 * Two rows of one legacy id would be two of one id, since the CHECK `id = imported_id(legacy_id)` gives each legacy id
 * an id of its own, and nothing looks rows up by it (ADR 009). So its unique index, in which each new order wrote an
 * entry for null, tells nothing more. Each statement stands for itself, and may be repeated.
 */
export class DropLegacyIdIndexes1767190000000 {
  name = 'DropLegacyIdIndexes1767190000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${table}_legacy_id_key`);
    }
  }
}
