import type { QueryRunner } from 'typeorm';

/** The desk lists the parcels of a day (`shippedParcels`). Each statement stands for itself, and may be repeated. */
export class ParcelsByTime1767210000000 {
  name = 'ParcelsByTime1767210000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET statement_timeout = 0');
    // Of an earlier run that stopped half-way.
    await queryRunner.query('DROP INDEX IF EXISTS parcel_by_time');
    await queryRunner.query('CREATE INDEX CONCURRENTLY parcel_by_time ON parcel (shipped_at DESC, id DESC)');
    await queryRunner.query('RESET statement_timeout');
  }
}
