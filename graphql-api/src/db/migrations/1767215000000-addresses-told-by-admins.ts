import type { QueryRunner } from 'typeorm';

/** Addresses that admins entered for people who have deleted their accounts since leave the log, too (ADR 047). May be repeated. */
export class AddressesToldByAdmins1767215000000 {
  name = 'AddressesToldByAdmins1767215000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET statement_timeout = 0');
    await queryRunner.query(`
      UPDATE audit_log SET before = without_personal_values(before), after = without_personal_values(after)
      WHERE subject = 'order' AND action = 'DELIVERY_CHANGED'
        AND subject_id IN (
          SELECT item.id::text FROM shop_order AS item JOIN shop_user ON uid = user_uid WHERE erased_at IS NOT NULL)
        AND (before IS DISTINCT FROM without_personal_values(before) OR after IS DISTINCT FROM without_personal_values(after))
    `);
    await queryRunner.query('RESET statement_timeout');
  }
}
