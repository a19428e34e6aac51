import type { EntityManager } from 'typeorm';

import { User } from './user.entity.js';

/** Every table with rows that belong to an account, by the column `user_uid`. */
const OWNED = ['shop_order', 'review', 'order_read', 'former_uid'];

/**
 * Makes everything of the account `fromUid` the account `toUid`'s, inside the caller's transaction; `fromUid` is gone then.
 * Where there is no account `toUid` yet the whole account takes the new uid. Else orders and reviews go over, a disabling too,
 * the profile where `toUid` has none; `toUid` keeps its address, its rights and its sessions.
 * Whether the person behind both is one is the caller's business, and so is the audit log.
 */
export async function moveAccount(manager: EntityManager, fromUid: string, toUid: string): Promise<void> {
  const accounts = await manager.find(User, {
    where: [{ uid: fromUid }, { uid: toUid }],
    order: { uid: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const from = accounts.find(({ uid }) => uid === fromUid);
  const to = accounts.find(({ uid }) => uid === toUid);
  if (!from || fromUid === toUid) throw new Error(`no account ${fromUid} to move`);
  if (!to) {
    // What belongs to it follows by its foreign keys (ON UPDATE CASCADE).
    await manager.update(User, fromUid, { uid: toUid });
    return;
  }
  for (const table of OWNED) {
    await manager.query(`UPDATE ${table} SET user_uid = $2 WHERE user_uid = $1`, [fromUid, toUid]);
  }
  await manager.query('DELETE FROM idempotency_key WHERE user_uid = $1', [fromUid]);
  await manager.delete(User, fromUid);
  await manager.update(User, toUid, merged(from, to));
}

function merged(from: User, to: User): Partial<User> {
  return {
    name: to.name ?? from.name,
    location: to.location ?? from.location,
    education: to.education ?? from.education,
    phone: to.phone ?? from.phone,
    linkedin: to.linkedin ?? from.linkedin,
    disabled: to.disabled || from.disabled,
    legacyId: to.legacyId ?? from.legacyId,
    createdAt: from.createdAt < to.createdAt ? from.createdAt : to.createdAt,
  };
}
