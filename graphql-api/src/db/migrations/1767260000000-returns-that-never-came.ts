import type { QueryRunner } from 'typeorm';

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
    await holdTo(queryRunner, RULES);
  }
}

async function holdTo(queryRunner: QueryRunner, rules: Readonly<Record<string, string>>): Promise<void> {
  await queryRunner.query('SET statement_timeout = 0');
  for (const [name, rule] of Object.entries(rules)) {
    await queryRunner.query(
      `ALTER TABLE order_return DROP CONSTRAINT IF EXISTS ${name}, ADD CONSTRAINT ${name} CHECK (${rule}) NOT VALID`,
    );
    await queryRunner.query(`ALTER TABLE order_return VALIDATE CONSTRAINT ${name}`);
  }
  await queryRunner.query('RESET statement_timeout');
}
