import type { QueryRunner } from 'typeorm';

/**
 * The outbox becomes what mails are sent from (ADR 045): when each is due, how often it was tried, until when, and how it ended. What
 * was written into it while nobody sent mail is no news any more.
 */
export class Mails1765800000000 {
  name = 'Mails1765800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE outbox
        ADD COLUMN due_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN try_until timestamptz NOT NULL DEFAULT now() + interval '1 day',
        ADD COLUMN attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
        ADD COLUMN last_error text,
        ADD COLUMN outcome text CHECK (outcome IN ('SENT', 'DROPPED', 'GIVEN_UP')),
        ADD COLUMN ended_at timestamptz,
        ADD CONSTRAINT outbox_type_known CHECK (type IN ('order.placed', 'order.paid', 'order.shipped', 'order.refunded'));
      UPDATE outbox SET outcome = 'DROPPED', ended_at = now(), last_error = 'from before the shop sent mails'
        WHERE sent_at IS NULL;
      UPDATE outbox SET outcome = 'SENT', ended_at = sent_at, attempts = 1 WHERE sent_at IS NOT NULL;
      DROP INDEX outbox_waiting;
      ALTER TABLE outbox
        DROP COLUMN sent_at,
        ADD CONSTRAINT outbox_end_has_time CHECK ((outcome IS NULL) = (ended_at IS NULL)),
        ADD CONSTRAINT outbox_sent_was_tried CHECK (outcome <> 'SENT' OR attempts > 0),
        ADD CONSTRAINT outbox_not_sent_says_why CHECK (outcome = 'SENT' OR outcome IS NULL OR last_error IS NOT NULL);
      CREATE INDEX outbox_waiting ON outbox (due_at) WHERE outcome IS NULL;

      ALTER TABLE payment_case
        DROP CONSTRAINT payment_case_kind_check,
        ADD CONSTRAINT payment_case_kind_check CHECK (kind IN (
          'PAYMENT_WITHOUT_ORDER', 'PAYMENT_MISMATCH', 'DUPLICATE_PAYMENT', 'LATE_PAYMENT', 'PAYMENT_UNCONFIRMED',
          'REFUND_DUE', 'REFUND_FAILED', 'PROVIDER_REFUND', 'DISPUTE', 'CHARGEBACK', 'UNMATCHED_EVENT', 'MAIL_NOT_SENT'));
    `);
  }
}
