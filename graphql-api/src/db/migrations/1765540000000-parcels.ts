import type { QueryRunner } from 'typeorm';

/**
 * What orders are sent in (design section 12). An order without one was shipped before parcels were written down; what is in a parcel is
 * shipped.
 */
export class Parcels1765540000000 {
  name = 'Parcels1765540000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE parcel (
        id uuid PRIMARY KEY,
        carrier text CHECK (length(carrier) BETWEEN 1 AND 40),
        tracking_number text CHECK (tracking_number ~ '^[0-9A-Z]{4,40}$'),
        shipped_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT parcel_number_is_of_a_carrier CHECK (tracking_number IS NULL OR carrier IS NOT NULL)
      );
      ALTER TABLE shop_order ADD COLUMN parcel_id uuid REFERENCES parcel,
        ADD CONSTRAINT order_in_parcel_is_shipped CHECK (parcel_id IS NULL OR shipped_at IS NOT NULL) NOT VALID;
      ALTER TABLE shop_order VALIDATE CONSTRAINT order_in_parcel_is_shipped;
      CREATE INDEX order_by_parcel ON shop_order (parcel_id) WHERE parcel_id IS NOT NULL;
    `);
  }
}
