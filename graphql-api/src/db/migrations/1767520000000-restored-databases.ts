import type { QueryRunner } from 'typeorm';

/** Where the shop last worked, so that it notices a restored copy, and when its stock ledger was last checked. */
export class RestoredDatabases1767520000000 {
  name = 'RestoredDatabases1767520000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE shop_database (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        -- Server, timeline and database; null until the shop has run on it.
        place text,
        seen_at timestamptz NOT NULL DEFAULT '-infinity',
        ledger_checked_at timestamptz NOT NULL DEFAULT '-infinity'
      );
      INSERT INTO shop_database DEFAULT VALUES;
    `);
  }
}
