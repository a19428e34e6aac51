import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['part', 'shop_order', 'review'];

/**
 * Two rows of one legacy id would be two of one id, since the CHECK `id = imported_id(legacy_id)` gives each legacy id
 * an id of its own, and nothing looks rows up by it (ADR 009). So its unique index, in which each new order wrote an
 * entry for null, tells nothing more. Each statement stands for itself, and may be repeated.
 */
export class DropLegacyIdIndexes1767190000000 implements MigrationInterface {
  name = 'DropLegacyIdIndexes1767190000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${table}_legacy_id_key`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET statement_timeout = 0');
    for (const table of TABLES) {
      const name = `${table}_legacy_id_key`;
      // Of an earlier run that stopped half-way.
      await queryRunner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}`);
      await queryRunner.query(`DROP INDEX IF EXISTS ${name}`);
      await queryRunner.query(`CREATE UNIQUE INDEX CONCURRENTLY ${name} ON ${table} (legacy_id)`);
      await queryRunner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} UNIQUE USING INDEX ${name}`);
    }
    await queryRunner.query('RESET statement_timeout');
  }
}
