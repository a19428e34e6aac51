import type { DataSource } from 'typeorm';

/** Attempts that are being canceled, and refunds that are not finished. Empty once the reconciler is done. */
export function unfinishedPayments(database: DataSource): Promise<{ id: string; state: string }[]> {
  return database.query(`
    SELECT id, state FROM payment_attempt WHERE state = 'CANCELING'
    UNION ALL SELECT attempt_id, state FROM payment_attempt_order WHERE state = 'REFUND_DUE'
    UNION ALL SELECT return_id, state FROM return_refund WHERE state = 'REFUND_DUE'`);
}
