import type { EntityManager } from 'typeorm';

import { runSql } from '../../shared/sql.js';

/**
 * What is told by mail: each kind with the ids from which its mail is written when it leaves. How it is told is its row of `MailKinds`;
 * where a payload names orders, a mail that can't be sent is a case of the first of them.
 */
export interface Announcements {
  'order.placed': OrdersTold;
  'order.paid': OrdersTold;
  'order.shipped': OrdersTold;
  'order.refunded': OrdersTold;
  'return.requested': ReturnTold;
  'return.accepted': ReturnTold;
  'return.declined': ReturnTold;
  'return.received': ReturnTold;
  'return.refunded': ReturnTold;
}

export type AnnouncementType = keyof Announcements;

export interface OrdersTold {
  readonly orderIds: readonly string[];
}

/** `orderIds` is the order of the return. */
export interface ReturnTold extends OrdersTold {
  readonly returnId: string;
}

/** What is told together. Ids only: whoever tells it looks the rest up, as it is then. */
interface Told {
  readonly id: string;
}

const ANNOUNCE = {
  name: 'announce',
  text: 'INSERT INTO outbox (type, key, payload) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING',
};

/**
 * Has somebody told, once for each kind and `subject`. In the transaction that brings it about: nobody is told what did not happen.
 */
export async function announce<T extends AnnouncementType>(
  manager: EntityManager,
  type: T,
  subject: string,
  payload: Announcements[T],
): Promise<void> {
  await runSql(manager, ANNOUNCE, [type, `${type}:${subject}`, JSON.stringify(payload)]);
}

const told = (orders: readonly Told[]): OrdersTold => ({ orderIds: orders.map(({ id }) => id) });

/** Of orders that were told alone or together: the first, by id. */
const firstOf = (orders: readonly Told[]) => orders.map(({ id }) => id).sort()[0] ?? '';

/** Key and payload of orders that are placed, for the statement that stores them. */
export const placedAnnouncement = (orders: readonly Told[]): readonly [key: string, payload: string] => [
  `order.placed:${firstOf(orders)}`,
  JSON.stringify(told(orders)),
];

/** Of orders that one payment paid: one mail, the receipt. */
export const announcePaid = (manager: EntityManager, transactionId: string, orders: readonly Told[]) =>
  announce(manager, 'order.paid', transactionId, told(orders));

/** Of orders that were refunded together. */
export const announceRefunded = (manager: EntityManager, orders: readonly Told[]) =>
  announce(manager, 'order.refunded', firstOf(orders), told(orders));

/** Of a step of a return, once; of what has come once for each number of units. */
export const announceReturn = (
  manager: EntityManager,
  step: 'accepted' | 'declined' | 'received' | 'refunded' | 'requested',
  { id, orderId, came = 0 }: Told & { readonly orderId: string; readonly came?: number },
) =>
  announce(manager, `return.${step}`, step === 'received' ? `${id}:${came}` : id, {
    orderIds: [orderId],
    returnId: id,
  });

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
    payload: told(orders),
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
