import type { QueryRunner } from 'typeorm';

/** Attempts that are brought over by one statement: a tenth of a second each. */
const BATCH = 10_000;

/** What became of an order's money, told from an attempt of one order. */
const stateOf = (attempt: string) =>
  `CASE WHEN ${attempt}.state IN ('CLAIMED', 'OPEN', 'CANCELING') THEN 'OPEN' ELSE ${attempt}.state END`;

/**
 * A payment attempt pays a set of orders (ADR 043): each is a row, with its amount and what became of that. Ten million attempts of
 * before are brought over in batches, while instances of the version before go on: what they write is followed by a trigger.
 * `payment_attempt.order_id` stays for them, of a set of one; this version writes it and reads the rows only.
 */
export class PaymentSets1765600000000 {
  name = 'PaymentSets1765600000000';
  /** Each statement stands for itself and may be repeated: nobody waits for all of them. */
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET statement_timeout = 0');
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS payment_attempt_order (
        attempt_id uuid NOT NULL REFERENCES payment_attempt (id),
        order_id uuid NOT NULL REFERENCES shop_order (id),
        amount_minor integer NOT NULL CHECK (amount_minor > 0),
        state text NOT NULL CHECK (state IN
          ('OPEN', 'SETTLED', 'CANCELED', 'REFUND_DUE', 'REFUNDED', 'REFUNDED_OUT_OF_BAND')),
        refund_id text,
        refund_due_at timestamptz,
        overdue_told_at timestamptz,
        PRIMARY KEY (attempt_id, order_id),
        CONSTRAINT paid_order_refunded_has_refund CHECK (CASE state
          WHEN 'REFUNDED' THEN refund_id IS NOT NULL
          WHEN 'REFUNDED_OUT_OF_BAND' THEN true
          ELSE refund_id IS NULL
        END)
      );
      CREATE UNIQUE INDEX IF NOT EXISTS payment_attempt_order_one_open ON payment_attempt_order (order_id)
        WHERE state = 'OPEN';
      CREATE UNIQUE INDEX IF NOT EXISTS payment_attempt_order_one_settled ON payment_attempt_order (order_id)
        WHERE state = 'SETTLED';
      CREATE INDEX IF NOT EXISTS payment_attempt_order_by_order ON payment_attempt_order (order_id);
      CREATE INDEX IF NOT EXISTS payment_attempt_order_due ON payment_attempt_order (refund_due_at)
        WHERE state = 'REFUND_DUE';
      CREATE OR REPLACE TRIGGER payment_attempt_order_refund_due BEFORE UPDATE OF state ON payment_attempt_order FOR EACH ROW
        WHEN (NEW.state = 'REFUND_DUE' AND OLD.state <> 'REFUND_DUE') EXECUTE FUNCTION note_refund_due();

      CREATE OR REPLACE FUNCTION follow_attempt_of_one() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE wanted text := ${stateOf('NEW')};
        BEGIN
          INSERT INTO payment_attempt_order AS known
              (attempt_id, order_id, amount_minor, state, refund_id, refund_due_at, overdue_told_at)
            VALUES (NEW.id, NEW.order_id, NEW.amount_minor, wanted, NEW.refund_id, NEW.refund_due_at, NEW.overdue_told_at)
            ON CONFLICT (attempt_id, order_id) DO UPDATE SET state = wanted, refund_id = excluded.refund_id
              WHERE known.state <> wanted
                AND (known.state = 'OPEN' OR wanted IN ('REFUND_DUE', 'REFUNDED', 'REFUNDED_OUT_OF_BAND'));
          RETURN NULL;
        END $$;
      DROP TRIGGER IF EXISTS payment_attempt_of_one ON payment_attempt;
      CREATE CONSTRAINT TRIGGER payment_attempt_of_one AFTER INSERT OR UPDATE OF state ON payment_attempt
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.order_id IS NOT NULL)
        EXECUTE FUNCTION follow_attempt_of_one();
    `);
    await bringOver(queryRunner);
    // Only now: a set of several is opened by instances that start after this.
    await queryRunner.query(`
      ALTER TABLE payment_attempt
        ALTER COLUMN order_id DROP NOT NULL,
        DROP CONSTRAINT IF EXISTS attempt_of_several_stays_settled,
        ADD CONSTRAINT attempt_of_several_stays_settled CHECK (
          order_id IS NOT NULL OR state IN ('CLAIMED', 'OPEN', 'CANCELING', 'SETTLED', 'CANCELED')) NOT VALID;
    `);
    for (const statement of [
      'ALTER TABLE payment_attempt VALIDATE CONSTRAINT attempt_of_several_stays_settled',
      'DROP INDEX CONCURRENTLY IF EXISTS order_by_transaction',
      'CREATE INDEX CONCURRENTLY order_by_transaction ON shop_order (transaction_id) WHERE transaction_id IS NOT NULL',
      'ALTER TABLE shop_order DROP CONSTRAINT IF EXISTS shop_order_transaction_id_key',
      'DROP INDEX CONCURRENTLY IF EXISTS payment_attempt_going_back',
      'DROP INDEX CONCURRENTLY IF EXISTS payment_attempt_one_open',
      'DROP INDEX CONCURRENTLY IF EXISTS payment_attempt_one_settled',
      'RESET statement_timeout',
    ]) {
      await queryRunner.query(statement);
    }
  }
}

/** By their ids, which are in the order of time. What the trigger has written meanwhile is newer, and stays. */
async function bringOver(queryRunner: QueryRunner): Promise<void> {
  let last: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (last !== undefined) {
    const [row]: { id: string }[] = (await queryRunner.query(
      `WITH older AS MATERIALIZED (
         SELECT id, order_id, amount_minor, state, refund_id, refund_due_at, overdue_told_at
         FROM payment_attempt WHERE id > $1 ORDER BY id LIMIT ${BATCH}),
       brought AS (
         INSERT INTO payment_attempt_order
             (attempt_id, order_id, amount_minor, state, refund_id, refund_due_at, overdue_told_at)
           SELECT id, order_id, amount_minor, ${stateOf('older')}, refund_id, refund_due_at, overdue_told_at
           FROM older WHERE order_id IS NOT NULL
           ON CONFLICT (attempt_id, order_id) DO NOTHING)
       SELECT id FROM older ORDER BY id DESC LIMIT 1`,
      [last],
    )) as { id: string }[];
    last = row?.id;
  }
}
