import type { QueryRunner } from 'typeorm';

import { holdTo } from '../hold-to.js';

const RULES = {
  paid_order_by_hand_within_share: 'by_hand_minor BETWEEN 0 AND amount_minor',
  paid_order_by_hand_has_refund: '(by_hand_minor > 0) = (by_hand_refund_id IS NOT NULL)',
};

/**
 * An order of several knows how much of its share somebody gave back by hand though it stays shipped (ADR 043). Nobody
 * waits for what looks through the table. Each statement stands for itself, and may be repeated.
 */
export class MoneyByHand1767280000000 {
  name = 'MoneyByHand1767280000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment_attempt_order
        ADD COLUMN IF NOT EXISTS by_hand_minor integer NOT NULL DEFAULT 0,
        ADD COLUMN IF NOT EXISTS by_hand_refund_id text`);
    await queryRunner.query('SET statement_timeout = 0');
    await holdTo(queryRunner, 'payment_attempt_order', RULES);
    await queryRunner.query('RESET statement_timeout');
  }
}
