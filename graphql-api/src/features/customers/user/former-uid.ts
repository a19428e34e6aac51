import type { EntityManager } from 'typeorm';

/** Whether a uid is this account's, or was before a move: what others were sent keeps the old one. */
export async function isUidOf(manager: EntityManager, uid: string | null, account: string): Promise<boolean> {
  if (uid === account) return true;
  const rows: unknown[] = await manager.query('SELECT 1 FROM former_uid WHERE uid = $1 AND user_uid = $2', [
    uid,
    account,
  ]);
  return rows.length > 0;
}
