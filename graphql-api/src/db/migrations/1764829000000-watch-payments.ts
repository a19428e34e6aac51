import type { QueryRunner } from 'typeorm';

/**
 * A payment attempt knows which request opened it: the provider is told the same each time it is asked, also by a job that
 * finishes what the request began, for an idempotency key stands for one set of parameters. And it knows since when its money
 * has to go back, whoever decided that, and whether anybody was told that this takes too long.
 */
export class WatchPayments1764829000000 {
  name = 'WatchPayments1764829000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment_attempt
        ADD COLUMN request_id text CHECK (length(request_id) BETWEEN 1 AND 64),
        ADD COLUMN refund_due_at timestamptz,
        ADD COLUMN overdue_told_at timestamptz;
      UPDATE payment_attempt SET refund_due_at = now() WHERE state = 'REFUND_DUE';

      CREATE FUNCTION note_refund_due() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN NEW.refund_due_at = now(); NEW.overdue_told_at = NULL; RETURN NEW; END $$;
      CREATE TRIGGER payment_attempt_refund_due BEFORE UPDATE OF state ON payment_attempt FOR EACH ROW
        WHEN (NEW.state = 'REFUND_DUE' AND OLD.state <> 'REFUND_DUE') EXECUTE FUNCTION note_refund_due();
    `);
  }
}
