import type { QueryRunner } from 'typeorm';

/** What was said of part and car when an order was placed (ADR 034); null: no car was chosen. */
export class FitReceipts1765310000000 {
  name = 'FitReceipts1765310000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE shop_order ADD COLUMN fit_receipt jsonb CONSTRAINT shop_order_fit_receipt CHECK (fit_receipt IS NULL OR (
        jsonb_typeof(fit_receipt->'car') = 'object' AND jsonb_typeof(fit_receipt->'answers') = 'array'
        AND fit_receipt->>'reason' <> '' AND fit_receipt->>'verdict' IN ('FITS', 'FITS_IF', 'DOES_NOT_FIT', 'UNKNOWN')
      ) IS TRUE);
    `);
  }
}
