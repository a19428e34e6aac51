import type { QueryRunner } from 'typeorm';

/** Of `without_personal_values` so far. */
const PERSONAL = [
  'address',
  'answer',
  'deduction',
  'education',
  'email',
  'linkedin',
  'location',
  'name',
  'note',
  'phone',
  'review',
  'text',
];
/** Reasons of returns, which customers choose. */
const CODES = ['DOES_NOT_FIT', 'DAMAGED', 'WRONG_PART', 'CHANGED_MIND'];

/**
 * An admin's reason for a refund may name the customer, so it must go with the account: the audit log may lose it, and the
 * ledger, which never changes, no longer contains it (ADR 047).
 */
export class RefundReasons1767520100000 {
  name = 'RefundReasons1767520100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION without_personal_values(told jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS $$
        SELECT coalesce(jsonb_object_agg(key, CASE
          WHEN key = ANY('{${PERSONAL.join(',')}}') THEN 'null'
          WHEN key = 'reason' AND value #>> '{}' <> ALL('{${CODES.join(',')}}') THEN 'null'
          ELSE value END), '{}')
        FROM jsonb_each(told) $$;
      UPDATE audit_log SET after = without_personal_values(after)
        WHERE action = 'ORDER_REFUNDED' AND subject = 'order' AND subject_id IN (
          SELECT shop_order.id::text FROM shop_order JOIN shop_user ON uid = user_uid WHERE erased_at IS NOT NULL)
        AND after IS DISTINCT FROM without_personal_values(after);
      ALTER TABLE stock_movement DISABLE TRIGGER stock_movement_append_only;
      UPDATE stock_movement SET reason = 'refunded'
        WHERE kind = 'CANCELLATION' AND reason NOT IN ('cancelled', 'refunded');
      ALTER TABLE stock_movement ENABLE TRIGGER stock_movement_append_only;
    `);
  }
}
