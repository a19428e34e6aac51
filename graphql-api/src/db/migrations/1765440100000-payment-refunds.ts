import type { QueryRunner } from 'typeorm';

/**
 * Each refund of a payment is a row, as the provider last said it: sent, given or failed. What a customer reads of a refund, and
 * what is still owed, is told from these (ADR 027).
 */
export class PaymentRefunds1765440100000 {
  name = 'PaymentRefunds1765440100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE payment_refund (
        id text PRIMARY KEY,
        intent_id text NOT NULL,
        state text NOT NULL CHECK (state IN ('PENDING', 'SUCCEEDED', 'FAILED')),
        amount_minor integer NOT NULL CHECK (amount_minor > 0),
        currency text NOT NULL CHECK (currency ~ '^[a-z]{3}$'),
        noted_at timestamptz NOT NULL DEFAULT now()
      );
      ALTER TABLE payment_attempt
        DROP CONSTRAINT attempt_refunded_has_refund,
        ADD CONSTRAINT attempt_refunded_has_refund CHECK (CASE state
          WHEN 'REFUNDED' THEN refund_id IS NOT NULL
          WHEN 'REFUNDED_OUT_OF_BAND' THEN true
          ELSE refund_id IS NULL
        END);
      CREATE INDEX payment_attempt_going_back ON payment_attempt (order_id)
        WHERE state IN ('REFUND_DUE', 'REFUNDED', 'REFUNDED_OUT_OF_BAND');
      CREATE INDEX payment_refund_by_intent ON payment_refund (intent_id);

      CREATE FUNCTION keep_refund_forward() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE steps text[] := ARRAY['PENDING', 'SUCCEEDED', 'FAILED'];
        BEGIN
          IF array_position(steps, NEW.state) < array_position(steps, OLD.state)
            OR (NEW.intent_id, NEW.amount_minor, NEW.currency) IS DISTINCT FROM (OLD.intent_id, OLD.amount_minor, OLD.currency) THEN
            RAISE EXCEPTION 'a refund only moves forward' USING ERRCODE = 'check_violation';
          END IF;
          RETURN NEW;
        END $$;
      CREATE TRIGGER payment_refund_forward BEFORE UPDATE ON payment_refund
        FOR EACH ROW EXECUTE FUNCTION keep_refund_forward();
    `);
  }
}
