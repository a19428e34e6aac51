import type { EntityManager } from 'typeorm';

import { runSql } from '../../shared/sql.js';

/** What customers are told of: written in the transaction that brings it about, so that nobody is told what did not happen. */
export type AnnouncementType = 'order.placed' | 'order.paid' | 'order.shipped' | 'order.refunded';

/** What is told together. Ids only: whoever tells it looks the rest up, as it is then. */
interface Told {
  readonly id: string;
}

const ANNOUNCE = {
  name: 'announce',
  text: `INSERT INTO outbox (type, key, payload, due_at) VALUES ($1, $2, $3, now() + make_interval(secs => $4))
    ON CONFLICT (key) DO NOTHING`,
};

/** Rows of the outbox, once for each key. */
async function announce(
  manager: EntityManager,
  type: AnnouncementType,
  subject: string,
  orders: readonly Told[],
  delaySeconds = 0,
): Promise<void> {
  await runSql(manager, ANNOUNCE, [type, `${type}:${subject}`, payloadOf(orders), delaySeconds]);
}

const payloadOf = (orders: readonly Told[]) => JSON.stringify({ orderIds: orders.map(({ id }) => id) });

/** Of orders that were told alone or together: the first, by id. */
const firstOf = (orders: readonly Told[]) => orders.map(({ id }) => id).sort()[0] ?? '';

/** Key and payload of orders that are placed, for the statement that stores them. */
export const placedAnnouncement = (orders: readonly Told[]): readonly [key: string, payload: string] => [
  `order.placed:${firstOf(orders)}`,
  payloadOf(orders),
];

/** Of orders that one payment paid: one mail, the receipt. */
export const announcePaid = (manager: EntityManager, transactionId: string, orders: readonly Told[]) =>
  announce(manager, 'order.paid', transactionId, orders);

/** Of orders that were refunded together. */
export const announceRefunded = (manager: EntityManager, orders: readonly Told[]) =>
  announce(manager, 'order.refunded', firstOf(orders), orders);

/** A parcel: what is in it is told together. */
interface ToldParcel extends Told {
  readonly orders: readonly Told[];
}

const shippedKey = (parcelId: string) => `order.shipped:${parcelId}`;

const ANNOUNCE_SHIPPED = {
  name: 'announce_shipped',
  text: `INSERT INTO outbox (type, key, payload, due_at)
    SELECT 'order.shipped', parcel.*, now() + make_interval(secs => $2)
    FROM json_to_recordset($1) AS parcel ("key" text, "payload" jsonb)`,
};

/** Of parcels, one mail each, to be told once shipping them can't be undone any more. One statement. */
export async function announceShipped(
  manager: EntityManager,
  parcels: readonly ToldParcel[],
  delaySeconds: number,
): Promise<void> {
  const rows = parcels.map(({ id, orders }) => ({
    key: shippedKey(id),
    payload: { orderIds: orders.map((order) => order.id) },
  }));
  await runSql(manager, ANNOUNCE_SHIPPED, [JSON.stringify(rows), delaySeconds]);
}

const LOCK_SHIPPED = {
  name: 'lock_shipped',
  text: 'SELECT attempts FROM outbox WHERE key = ANY($1) FOR UPDATE',
};

/**
 * Whether nobody is told of these parcels yet, and nobody will be before the caller's transaction ends. What is not shipped any more when
 * its mail is due is left out of it.
 */
export async function shippingIsUntold(
  manager: EntityManager,
  parcelIds: readonly string[],
): Promise<boolean> {
  const rows = await runSql<{ attempts: number }>(manager, LOCK_SHIPPED, [parcelIds.map(shippedKey)]);
  return rows.every(({ attempts }) => attempts === 0);
}
