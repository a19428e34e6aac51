import type { QueryRunner } from 'typeorm';

import { holdTo } from '../hold-to.js';

const CAME = 'shelved + written_off';

/** An accepted return of which nothing came may end too: without money, and with a reason (ADR 046). */
const RULES = {
  return_refund_is_of_what_came: `(refunded_at IS NULL) = (refund_minor IS NULL)
    AND (refund_minor IS NULL OR (refund_minor >= 0 AND refund_minor <= unit_price_minor::bigint * (${CAME})))`,
  return_deduction_is_told: `(deduction IS NOT NULL)
    = (refund_minor IS NOT NULL AND (${CAME} = 0 OR refund_minor < unit_price_minor::bigint * (${CAME})))`,
};

/** Nobody waits for what looks through the table. Each statement stands for itself, and may be repeated. */
export class ReturnsThatNeverCame1767260000000 {
  name = 'ReturnsThatNeverCame1767260000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET statement_timeout = 0');
    await holdTo(queryRunner, 'order_return', RULES);
    await queryRunner.query('RESET statement_timeout');
  }
}
