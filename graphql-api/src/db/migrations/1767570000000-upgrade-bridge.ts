import type { QueryRunner } from 'typeorm';

/**
 * Lets instances of releases before 0.2.0 serve beside this one during an upgrade. A refund is also written to
 * `payment_attempt`, the only place where they recognize a refund of the shop's own, so that its webhook opens no case;
 * and an order that they mark paid gets its receipt, which they do not announce. Both triggers run at the commit, when
 * this release has written its own rows, and go with `payment_attempt.order_id`. One table is locked at a time, since customers pay meanwhile; both
 * statements may be repeated.
 */
export class UpgradeBridge1767570000000 {
  name = 'UpgradeBridge1767570000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION copy_refund_to_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE payment_attempt AS attempt SET state = share.state, refund_id = share.refund_id
            FROM payment_attempt_order AS share
            WHERE share.attempt_id = NEW.attempt_id AND share.order_id = NEW.order_id
              AND attempt.id = share.attempt_id AND attempt.order_id = share.order_id
              AND share.state IN ('REFUND_DUE', 'REFUNDED', 'REFUNDED_OUT_OF_BAND') AND attempt.state <> share.state;
          RETURN NULL;
        END $$;
      DROP TRIGGER IF EXISTS payment_attempt_order_refund_copied ON payment_attempt_order;
      CREATE CONSTRAINT TRIGGER payment_attempt_order_refund_copied AFTER UPDATE OF state ON payment_attempt_order
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (NEW.state IN ('REFUND_DUE', 'REFUNDED', 'REFUNDED_OUT_OF_BAND'))
        EXECUTE FUNCTION copy_refund_to_attempt();
    `);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION announce_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO outbox (type, key, payload)
            VALUES ('order.paid', 'order.paid:' || NEW.transaction_id,
              jsonb_build_object('orderIds', jsonb_build_array(NEW.id)))
            ON CONFLICT (key) DO NOTHING;
          RETURN NULL;
        END $$;
      DROP TRIGGER IF EXISTS shop_order_receipt_announced ON shop_order;
      CREATE CONSTRAINT TRIGGER shop_order_receipt_announced AFTER UPDATE OF paid_at ON shop_order
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL AND NEW.transaction_id IS NOT NULL)
        EXECUTE FUNCTION announce_receipt();
    `);
  }
}
