import type { QueryRunner } from 'typeorm';

/** What a documented client read last says which order its next payment is for, and of no payment after that (design section 5). */
export class ReadsCountOnce1765440000000 {
  name = 'ReadsCountOnce1765440000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE order_read ADD COLUMN used_by uuid');
  }
}
