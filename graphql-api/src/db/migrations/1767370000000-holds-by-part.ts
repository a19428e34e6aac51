import type { QueryRunner } from 'typeorm';

/** Every order paid for an index of held orders by part when it was placed and when it ended, and nothing reads by it. */
export class HoldsByPart1767370000000 {
  name = 'HoldsByPart1767370000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS order_holds_by_part');
  }
}
