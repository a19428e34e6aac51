import type { QueryRunner } from 'typeorm';

/**
 * Claims on idempotency keys carry a token, and what is kept under them is ids, never a payment's secret. Which order a
 * documented client showed last is a row, so that every copy of the shop knows it. Events of payments that are not ours
 * are told apart, and old ones are found by their age.
 */
export class GuardMoney1764000000000 {
  name = 'GuardMoney1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE idempotency_key ADD COLUMN claim uuid NOT NULL DEFAULT gen_random_uuid();
      UPDATE idempotency_key
        SET answer = jsonb_build_object('intentId', split_part(answer->>'clientSecret', '_secret_', 1))
        WHERE answer->>'clientSecret' IS NOT NULL;

      CREATE TABLE order_read (
        order_id uuid PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
        user_uid text NOT NULL REFERENCES shop_user (uid) ON DELETE CASCADE,
        read_at timestamptz NOT NULL
      );
      CREATE INDEX order_read_last ON order_read (user_uid, read_at DESC);

      CREATE INDEX order_unpaid_by_user ON shop_order (user_uid) WHERE paid_at IS NULL AND deleted_at IS NULL;
      CREATE INDEX order_holds_by_part ON shop_order (part_id) WHERE held;

      ALTER TABLE stripe_event
        ADD COLUMN outcome text NOT NULL DEFAULT 'SETTLED' CHECK (outcome IN ('SETTLED', 'FOREIGN'));
      CREATE INDEX stripe_event_by_age ON stripe_event (received_at);
    `);
  }
}
