import type { EntityManager } from 'typeorm';

import type { User } from '../user/user.entity.js';

/** Log entries that contain personal data; all others have only ids, sums and states. */
const PERSONAL_LINES = [
  'ACCOUNT_ATTACHED',
  'ACCOUNT_CREATED',
  'CUSTOMER_NOTE_ADDED',
  'CUSTOMER_NOTE_REMOVED',
  'DELIVERY_CHANGED',
  'PROFILE_CHANGED',
  'REVIEW_POSTED',
];

/** Such entries about their orders, no matter who wrote them. */
const PERSONAL_LINES_OF_ORDERS = [
  'DELIVERY_CHANGED',
  'ORDER_NOTE_ADDED',
  'ORDER_NOTE_REMOVED',
  'ORDER_REFUNDED',
  'RETURN_ACCEPTED',
  'RETURN_DECLINED',
  'RETURN_REFUNDED',
  'RETURN_REQUESTED',
];

/** SQL: orders of the uid `$1`. */
const THEIR_ORDERS = 'SELECT id FROM shop_order WHERE user_uid = $1';

const FORGET = `UPDATE audit_log SET before = without_personal_values(before), after = without_personal_values(after)
  WHERE (before IS DISTINCT FROM without_personal_values(before) OR after IS DISTINCT FROM without_personal_values(after))`;

/** What a deletion touched elsewhere. */
export interface Erased {
  /** Every uid the account has had: the provider may know each of them. */
  readonly uids: readonly string[];
  /** Parts whose pages showed something by the person. */
  readonly parts: readonly string[];
}

/**
 * Removes the person from everything the shop stores, in the caller's transaction, which has the account and its orders
 * locked. The row remains with its id, role and dates, and a new uid and email that name no one: orders follow by their
 * foreign keys, which refuse anything still being written for the old uid.
 */
export async function eraseAccount(
  manager: EntityManager,
  { uid, email, emailVerified }: User,
  id: string,
): Promise<Erased> {
  const placeholder = { uid: `erased:${id}`, email: `deleted-${id.slice(-12)}@account.invalid` };
  const former: { uid: string }[] = await manager.query('SELECT uid FROM former_uid WHERE user_uid = $1', [
    uid,
  ]);
  const uids = [uid, ...former.map((row) => row.uid)];

  // Anyone can type any address into the form: only messages from a verified one are theirs.
  const address = emailVerified ? email : null;
  await forgetInLog(manager, uids, address);
  const parts = await removeWhatIsTheirs(manager, uid);
  // Two statements, so that each can use an index.
  await manager.query('DELETE FROM contact_message WHERE lower(email) = $1', [address]);
  await manager.query(`DELETE FROM contact_message WHERE order_id IN (${THEIR_ORDERS})`, [uid]);
  const added = await forgetWhoAdded(manager, { uids, email, placeholder: placeholder.email });
  await manager.query("UPDATE shop_user SET made_admin_by = $2 WHERE made_admin_by = $1 AND role = 'ADMIN'", [
    uid,
    placeholder.uid,
  ]);
  await manager.query(
    `UPDATE shop_user SET uid = $2, email = $3, erased_at = now(), disabled = true, token_version = token_version + 1,
       email_verified = false, name = NULL, location = NULL, education = NULL, phone = NULL, linkedin = NULL,
       legacy_id = NULL, made_admin_by = NULL, made_admin_at = NULL, relink_until = NULL, last_seen_at = NULL,
       sessions_since = NULL, proved_at = NULL
     WHERE uid = $1`,
    [uid, placeholder.uid, placeholder.email],
  );
  await manager.query(
    `UPDATE shop_order SET name = 'Deleted customer', email = $2, address = NULL, phone = NULL WHERE user_uid = $1`,
    [placeholder.uid, placeholder.email],
  );
  await manager.query('UPDATE former_uid SET delete_due_at = now() WHERE user_uid = $1', [placeholder.uid]);
  await manager.query('INSERT INTO former_uid (uid, user_uid, delete_due_at) VALUES ($1, $2, now())', [
    uid,
    placeholder.uid,
  ]);
  return { uids, parts: [...new Set([...parts, ...added])] };
}

/** Removes the person's own content. Returns the parts whose pages showed it. */
async function removeWhatIsTheirs(manager: EntityManager, uid: string): Promise<string[]> {
  const shown: { id: string }[] = await manager.query(
    `SELECT part_id AS id FROM review WHERE user_uid = $1 AND part_id IS NOT NULL
     UNION SELECT part_id FROM fit_answer WHERE order_id IN (${THEIR_ORDERS})`,
    [uid],
  );
  for (const table of ['fit_answer', 'order_note']) {
    await manager.query(`DELETE FROM ${table} WHERE order_id IN (${THEIR_ORDERS})`, [uid]);
  }
  await manager.query(
    `UPDATE order_return SET text = NULL WHERE text IS NOT NULL AND order_id IN (${THEIR_ORDERS})`,
    [uid],
  );
  for (const table of [
    'back_in_stock_request',
    'review',
    'garage_car',
    'cart_line',
    'customer_note',
    'order_read',
    'idempotency_key',
  ]) {
    await manager.query(`DELETE FROM ${table} WHERE user_uid = $1`, [uid]);
  }
  return shown.map(({ id }) => id);
}

/**
 * Clears the address of the parts and drafts that were added and saved by these uids, as the log says, whatever their
 * address was then; and by the present address, since an imported part has no such entry. Returns the parts.
 */
async function forgetWhoAdded(
  manager: EntityManager,
  {
    uids,
    email,
    placeholder,
  }: { readonly uids: readonly string[]; readonly email: string; readonly placeholder: string },
): Promise<string[]> {
  const values = [uids, email, placeholder];
  const added = await rows<{ id: string }>(
    manager,
    `UPDATE part SET created_by = $3 WHERE created_by <> $3 AND id = ANY(ARRAY(
       SELECT id FROM part WHERE created_by = $2
       UNION SELECT subject_id::uuid FROM audit_log
         WHERE actor = ANY($1) AND action = 'PART_ADDED' AND subject = 'part')) RETURNING id`,
    values,
  );
  await manager.query(
    `UPDATE part_draft SET saved_by = $3 WHERE saved_by = $2 OR (
       SELECT actor FROM audit_log
       WHERE subject = 'part' AND subject_id = part_draft.id::text AND action = 'PART_DRAFT_SAVED'
       ORDER BY audit_log.id DESC LIMIT 1) = ANY($1)`,
    values,
  );
  return added.map(({ id }) => id);
}

/** Blanks personal data in the log: the entries stay, with who, what and when by ids (ADR 047). */
async function forgetInLog(
  manager: EntityManager,
  uids: readonly string[],
  email: string | null,
): Promise<void> {
  await manager.query(`${FORGET} AND actor = ANY($1) AND action = ANY($2)`, [uids, PERSONAL_LINES]);
  await manager.query(`${FORGET} AND subject = 'user' AND subject_id = ANY($1) AND action = ANY($2)`, [
    uids,
    PERSONAL_LINES,
  ]);
  await manager.query(
    `${FORGET} AND subject = 'order' AND action = ANY($2) AND subject_id IN (
       SELECT id::text FROM shop_order WHERE user_uid = $1)`,
    [uids[0], PERSONAL_LINES_OF_ORDERS],
  );
  await manager.query(`${FORGET} AND action = 'REVIEW_REMOVED' AND before->>'userUid' = ANY($1)`, [uids]);
  if (email !== null) {
    await manager.query(`${FORGET} AND action = 'MESSAGE_REMOVED' AND lower(before->>'email') = $1`, [email]);
  }
}

/** The rows returned by a statement that changes some: TypeORM returns them with their count. */
async function rows<Row>(manager: EntityManager, text: string, values: readonly unknown[]): Promise<Row[]> {
  const [changed]: [Row[], number] = await manager.query(text, [...values]);
  return changed;
}
