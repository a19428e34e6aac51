import type { QueryRunner } from 'typeorm';

/**
 * A payment knows the card that it was paid with as receipts name it: brand and last four digits, both or neither. Never more of its
 * number: the constraint takes four digits. Payments of before have none.
 */
export class PaymentCards1765500000000 {
  name = 'PaymentCards1765500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment_attempt
        ADD COLUMN card_brand text CHECK (card_brand ~ '^[a-z_]{1,30}$'),
        ADD COLUMN card_last4 text CHECK (card_last4 ~ '^[0-9]{4}$'),
        ADD CONSTRAINT attempt_card_whole CHECK ((card_brand IS NULL) = (card_last4 IS NULL));
    `);
  }
}
