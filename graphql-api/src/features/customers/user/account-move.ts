import type { EntityManager } from 'typeorm';

import { User } from './user.entity.js';

/**
 * Every table with rows that belong to an account, by the column `user_uid`, except garage, cart and awaited parts: two
 * may not fit into one.
 */
const OWNED = ['shop_order', 'review', 'order_read', 'former_uid', 'customer_note'];

/** Moves the cars that the other garage lacks, latest first, into its free places; the rest go with their account. */
const MOVE_CARS = `
  WITH moving AS (
    SELECT id, row_number() OVER (ORDER BY chosen_at DESC) AS turn FROM garage_car AS car
    WHERE user_uid = $1 AND NOT EXISTS (
      SELECT FROM garage_car AS other
      WHERE other.user_uid = $2
        AND (other.year, other.make, other.model) = (car.year, car.make, car.model)
        AND (other.engine_litres, other.engine_cylinders, other.engine_fuel)
          IS NOT DISTINCT FROM (car.engine_litres, car.engine_cylinders, car.engine_fuel))
  ), free AS (
    SELECT place, row_number() OVER (ORDER BY place) AS turn FROM generate_series(1, 10) AS place
    WHERE place NOT IN (SELECT place FROM garage_car WHERE user_uid = $2)
  )
  UPDATE garage_car SET user_uid = $2, place = free.place
  FROM moving JOIN free USING (turn) WHERE garage_car.id = moving.id`;

/** Moves the parts that the other cart lacks, latest first, into its free places; the rest go with their account. */
const MOVE_CART = `
  WITH moving AS (
    SELECT part_id, row_number() OVER (ORDER BY added_at DESC) AS turn FROM cart_line
    WHERE user_uid = $1 AND part_id NOT IN (SELECT part_id FROM cart_line WHERE user_uid = $2)
  ), free AS (
    SELECT place, row_number() OVER (ORDER BY place) AS turn FROM generate_series(1, 50) AS place
    WHERE place NOT IN (SELECT place FROM cart_line WHERE user_uid = $2)
  )
  UPDATE cart_line SET user_uid = $2, place = free.place
  FROM moving JOIN free USING (turn) WHERE cart_line.user_uid = $1 AND cart_line.part_id = moving.part_id`;

/**
 * Moves the requests for parts that the other account does not wait for, oldest first, into its free places; the rest
 * are dropped.
 */
const MOVE_REQUESTS = `
  WITH moving AS (
    SELECT id, row_number() OVER (ORDER BY created_at) AS turn FROM back_in_stock_request
    WHERE user_uid = $1 AND part_id NOT IN (SELECT part_id FROM back_in_stock_request WHERE user_uid = $2)
  ), free AS (
    SELECT place, row_number() OVER (ORDER BY place) AS turn FROM generate_series(1, 50) AS place
    WHERE place NOT IN (SELECT place FROM back_in_stock_request WHERE user_uid = $2)
  )
  UPDATE back_in_stock_request AS request SET user_uid = $2, place = free.place
  FROM moving JOIN free USING (turn) WHERE request.id = moving.id`;

/**
 * Makes everything of the account `fromUid` the account `toUid`'s, inside the caller's transaction; `fromUid` is then
 * gone. If there is no account `toUid` yet, the whole account takes the new uid. Otherwise orders and reviews move, so
 * does being disabled, cars and cart lines while there is room, and the profile if `toUid` has none; `toUid` keeps its
 * address, rights and sessions. The caller makes sure that both are the same person, and writes the audit log.
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
  await manager.query(MOVE_CARS, [fromUid, toUid]);
  await manager.query(MOVE_CART, [fromUid, toUid]);
  await manager.query(MOVE_REQUESTS, [fromUid, toUid]);
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
