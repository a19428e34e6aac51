import type { QueryRunner } from 'typeorm';

/**
 * Stored words follow the glossary: an attempt is CANCELING (was WITHDRAWING), a hold expires (was lapsed). An idempotency
 * key is stored by the transaction of its work, so it has an answer from the start and needs no claim; a repeat from
 * before this migration is refused with IDEMPOTENCY_CONFLICT instead of being done twice.
 */
export class StandardTerms1764400000000 {
  name = 'StandardTerms1764400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await renameState(queryRunner, 'WITHDRAWING', 'CANCELING');
    await renameAction(queryRunner, 'HOLD_LAPSED', 'HOLD_EXPIRED');
    await queryRunner.query(`
      DELETE FROM idempotency_key WHERE answer IS NULL;
      UPDATE idempotency_key SET operation = 'placeOrder', answer = jsonb_build_object('orderId', answer->'insertedId')
        WHERE operation = 'POST /orders';
      UPDATE idempotency_key SET operation = 'createPaymentIntent' WHERE operation = 'POST /create-payment-intent';
      ALTER TABLE idempotency_key ALTER COLUMN answer SET NOT NULL, DROP COLUMN claim;
      ALTER TABLE idempotency_key RENAME COLUMN claimed_at TO created_at;
    `);
  }
}

/** With the constraints and partial indexes that name the state. */
async function renameState(queryRunner: QueryRunner, from: string, to: string): Promise<void> {
  await queryRunner.query(`
    ALTER TABLE payment_attempt DROP CONSTRAINT payment_attempt_state_check, DROP CONSTRAINT attempt_known_at_provider;
    DROP INDEX payment_attempt_one_open, payment_attempt_unfinished, payment_attempt_problems;
    UPDATE payment_attempt SET state = '${to}' WHERE state = '${from}';
    ALTER TABLE payment_attempt
      ADD CONSTRAINT payment_attempt_state_check CHECK (state IN
        ('CLAIMED', 'OPEN', '${to}', 'SETTLED', 'CANCELED', 'REFUND_DUE', 'REFUNDED')),
      ADD CONSTRAINT attempt_known_at_provider CHECK (state IN ('CLAIMED', '${to}', 'CANCELED') OR intent_id IS NOT NULL);
    CREATE UNIQUE INDEX payment_attempt_one_open ON payment_attempt (order_id)
      WHERE state IN ('CLAIMED', 'OPEN', '${to}');
    CREATE INDEX payment_attempt_unfinished ON payment_attempt (checked_at)
      WHERE state IN ('CLAIMED', 'OPEN', '${to}', 'REFUND_DUE');
    CREATE INDEX payment_attempt_problems ON payment_attempt (problem_at)
      WHERE problem IS NOT NULL AND state IN ('CLAIMED', 'OPEN', '${to}', 'REFUND_DUE');
  `);
}

/** The audit log takes no change from the shop; a migration may mend a word. */
async function renameAction(queryRunner: QueryRunner, from: string, to: string): Promise<void> {
  await queryRunner.query(`
    ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only;
    UPDATE audit_log SET action = '${to}' WHERE action = '${from}';
    ALTER TABLE audit_log ENABLE TRIGGER audit_log_append_only;
  `);
}
