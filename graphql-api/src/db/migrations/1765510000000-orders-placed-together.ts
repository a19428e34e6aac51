import type { QueryRunner } from 'typeorm';

/**
 * Orders that were placed together say so: one purchase, whoever counts it. Those of before were placed alone. The column is added
 * without a rewrite; only the few that have a value are in the index, which reads a purchase.
 */
export class OrdersPlacedTogether1765510000000 {
  name = 'OrdersPlacedTogether1765510000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE shop_order ADD COLUMN placed_together uuid;
      CREATE INDEX shop_order_placed_together ON shop_order (placed_together) WHERE placed_together IS NOT NULL;
    `);
  }
}
