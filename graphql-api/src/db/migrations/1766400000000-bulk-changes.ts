import type { QueryRunner } from 'typeorm';

/**
 * One change of many parts: what it would do to each, and once it is applied or undone, what that did. A row lives for a day; what was done is in the audit
 * log and the ledger. `actor` is a uid, as there.
 */
export class BulkChanges1766400000000 {
  name = 'BulkChanges1766400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE bulk_change (
        id uuid PRIMARY KEY,
        actor text NOT NULL,
        rule jsonb NOT NULL,
        lines jsonb NOT NULL CHECK (jsonb_array_length(lines) <= 1000),
        created_at timestamptz NOT NULL DEFAULT now(),
        applied_at timestamptz,
        undone_at timestamptz,
        CONSTRAINT bulk_change_undone_was_applied CHECK (undone_at IS NULL OR applied_at IS NOT NULL)
      );
    `);
  }
}
