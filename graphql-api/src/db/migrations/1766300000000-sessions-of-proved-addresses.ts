import type { QueryRunner } from 'typeorm';

/** Sessions that began before an account's address was proved may be a stranger's: from when on they count (ADR 011). */
export class SessionsOfProvedAddresses1766300000000 {
  name = 'SessionsOfProvedAddresses1766300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE shop_user ADD COLUMN sessions_since timestamptz, ADD COLUMN proved_at timestamptz,
        ADD CONSTRAINT shop_user_sessions_of_proof
          CHECK (num_nulls(sessions_since, proved_at) IN (0, 2) AND sessions_since <= proved_at);
    `);
  }
}
