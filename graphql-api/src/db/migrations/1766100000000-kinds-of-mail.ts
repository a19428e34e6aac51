import type { QueryRunner } from 'typeorm';

const OF_A_PAYMENT = "intent_id IS NOT NULL OR order_id IS NOT NULL OR kind = 'UNMATCHED_EVENT'";

/**
 * Mails are about more than orders. Which kinds there are the program says, whose compiler asks for each of them: an older instance
 * leaves a kind that it does not know to a newer one (ADR 045).
 */
export class KindsOfMail1766100000000 {
  name = 'KindsOfMail1766100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE outbox DROP CONSTRAINT outbox_type_known,
        ADD CONSTRAINT outbox_type_shape CHECK (type ~ '^[a-z]+\\.[a-z-]+$');
      ALTER TABLE payment_case DROP CONSTRAINT case_is_about_something,
        ADD CONSTRAINT case_is_about_something CHECK (${OF_A_PAYMENT} OR kind = 'MAIL_NOT_SENT');
    `);
  }
}
