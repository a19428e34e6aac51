import type { QueryRunner } from 'typeorm';

/**
 * The planner knows a thousand of the accounts' words instead of a hundred. With a hundred, what one account has could look
 * like what one in a hundred has, and all accounts were looked at for it (ADR 019).
 */
export class AccountSearchStatistics1765410000000 {
  name = 'AccountSearchStatistics1765410000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER INDEX user_by_words ALTER COLUMN 1 SET STATISTICS 1000');
    await queryRunner.query('ANALYZE shop_user');
  }
}
