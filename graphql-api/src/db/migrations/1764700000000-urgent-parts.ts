import type { QueryRunner } from 'typeorm';

/** Parts that run out, those that can't be ordered any more first: the overview shows the most urgent (ADR 019). */
export class UrgentParts1764700000000 {
  name = 'UrgentParts1764700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // A large shop takes longer than one of its requests may.
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    await queryRunner.query(
      'CREATE INDEX part_low_urgent ON part (in_stock, name, id) WHERE low_stock AND deleted_at IS NULL',
    );
  }
}
