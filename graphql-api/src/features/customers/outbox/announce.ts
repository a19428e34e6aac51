import type { EntityManager } from 'typeorm';

import { newId } from '../../../shared/ids.js';
import { runSql } from '../../../shared/sql.js';

/**
 * The kinds of mail, each with the ids from which it is written when it is sent. Its row of `MailKinds` has its
 * content; if a payload names orders, a mail that can't be sent is a case of the first of them.
 */
export interface Announcements {
  'order.placed': OrdersEvent;
  'order.paid': OrdersEvent;
  'order.shipped': OrdersEvent;
  'order.relabeled': OrdersEvent;
  'order.not-taken': OrdersEvent;
  'order.refunded': OrdersEvent;
  'message.answered': { readonly answerId: string; readonly orderId: string | null };
  'part.back': { readonly partId: string; readonly uid: string };
  'admin.message': AdminEvent & { readonly messageId: string };
  'admin.stock': AdminEvent & { readonly day: string };
  'admin.case': AdminEvent & { readonly caseId: string; readonly orderId: string | null };
  'return.requested': ReturnEvent;
  'return.accepted': ReturnEvent;
  'return.declined': ReturnEvent;
  'return.received': ReturnEvent;
  'return.refunded': ReturnEvent;
  'refund.failed': RefundFailureEvent;
}

export type AnnouncementType = keyof Announcements;

export interface OrdersEvent {
  readonly orderIds: readonly string[];
}

/** The admin who gets the mail. */
export interface AdminEvent {
  readonly uid: string;
}

export type AdminAnnouncementType = Extract<AnnouncementType, `admin.${string}`>;

/** `orderIds` is the order of the return. */
export interface ReturnEvent extends OrdersEvent {
  readonly returnId: string;
}

/** `orderIds` is the order of the case. */
export interface RefundFailureEvent extends OrdersEvent {
  readonly caseId: string;
}

/** What one mail covers. Ids only: the rest is looked up when it is sent. */
interface AnnouncedOrder {
  readonly id: string;
}

/** What a row of the outbox is about: what its key names after its type. A parcel for `order.shipped`. */
export const subjectOf = ({ type, key }: { readonly type: string; readonly key: string }) =>
  key.slice(type.length + 1);

const ANNOUNCE = {
  name: 'announce',
  text: 'INSERT INTO outbox (type, key, payload) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING',
};

/**
 * Puts a mail in the outbox, once per kind and `subject`, in the transaction that causes it, so that no mail reports
 * what did not happen.
 */
export async function announce<T extends AnnouncementType>(
  manager: EntityManager,
  type: T,
  subject: string,
  payload: Announcements[T],
): Promise<void> {
  await runSql(manager, ANNOUNCE, [type, `${type}:${subject}`, JSON.stringify(payload)]);
}

const ANNOUNCE_TO_ADMINS = {
  name: 'announce_to_admins',
  text: `INSERT INTO outbox (type, key, payload)
    SELECT $1, concat_ws(':', $1::text, $2::text, uid), $3::jsonb || jsonb_build_object('uid', uid)
    FROM shop_user WHERE role = 'ADMIN' AND email_verified AND NOT disabled
    ON CONFLICT (key) DO NOTHING`,
};

/** Announces to every admin, one mail each: one statement. */
export async function announceToAdmins<T extends AdminAnnouncementType>(
  manager: EntityManager,
  type: T,
  subject: string,
  payload: Omit<Announcements[T], 'uid'>,
): Promise<void> {
  await runSql(manager, ANNOUNCE_TO_ADMINS, [type, subject, JSON.stringify(payload)]);
}

const orderIdsOf = (orders: readonly AnnouncedOrder[]): OrdersEvent => ({
  orderIds: orders.map(({ id }) => id),
});

/** The subject of one or several orders: the first, by id. */
const firstOf = (orders: readonly AnnouncedOrder[]) => orders.map(({ id }) => id).sort()[0] ?? '';

/** Key and payload for placed orders, for the statement that stores them. */
export const placedAnnouncement = (
  orders: readonly AnnouncedOrder[],
): readonly [key: string, payload: string] => [
  `order.placed:${firstOf(orders)}`,
  JSON.stringify(orderIdsOf(orders)),
];

/** Announces orders that one payment paid: one mail, the receipt. */
export const announcePaid = (
  manager: EntityManager,
  transactionId: string,
  orders: readonly AnnouncedOrder[],
) => announce(manager, 'order.paid', transactionId, orderIdsOf(orders));

/** Announces orders that a received payment did not pay: one mail, besides the receipt for those that it paid. */
export const announceRejectedPayment = (
  manager: EntityManager,
  transactionId: string,
  orders: readonly AnnouncedOrder[],
) => announce(manager, 'order.not-taken', transactionId, orderIdsOf(orders));

/** Announces orders refunded together. */
export const announceRefunded = (manager: EntityManager, orders: readonly AnnouncedOrder[]) =>
  announce(manager, 'order.refunded', firstOf(orders), orderIdsOf(orders));

/** The subject of an arrival: the return, and how many of its units have arrived in all. */
export const arrivalOf = ({ id, receivedUnits }: AnnouncedOrder & { readonly receivedUnits: number }) =>
  `${id}:${receivedUnits}`;

/** Announces a refund that failed, once per case. */
export const announceRefundFailed = (manager: EntityManager, caseId: string, orderId: string) =>
  announce(manager, 'refund.failed', caseId, { orderIds: [orderId], caseId });

/** Announces a step of a return, once; for arrivals, once per number of units. */
export const announceReturn = (
  manager: EntityManager,
  step: 'accepted' | 'declined' | 'received' | 'refunded' | 'requested',
  {
    id,
    orderId,
    receivedUnits = 0,
  }: AnnouncedOrder & { readonly orderId: string; readonly receivedUnits?: number },
) =>
  announce(manager, `return.${step}`, step === 'received' ? arrivalOf({ id, receivedUnits }) : id, {
    orderIds: [orderId],
    returnId: id,
  });

/** A parcel: one mail for its contents. */
interface MailedParcel extends AnnouncedOrder {
  readonly orders: readonly AnnouncedOrder[];
}

const shippedKey = (parcelId: string) => `order.shipped:${parcelId}`;

const ANNOUNCE_SHIPPED = {
  name: 'announce_shipped',
  text: `INSERT INTO outbox (type, key, payload, due_at)
    SELECT 'order.shipped', parcel.*, now() + make_interval(secs => $2)
    FROM json_to_recordset($1) AS parcel ("key" text, "payload" jsonb)`,
};

/** Announces parcels, one mail each, due once shipping can no longer be undone. One statement. */
export async function announceShipped(
  manager: EntityManager,
  parcels: readonly MailedParcel[],
  delaySeconds: number,
): Promise<void> {
  const rows = parcels.map(({ id, orders }) => ({
    key: shippedKey(id),
    payload: orderIdsOf(orders),
  }));
  await runSql(manager, ANNOUNCE_SHIPPED, [JSON.stringify(rows), delaySeconds]);
}

/** For a parcel whose carrier or number was corrected, once per correction. */
export const announceRelabeled = (
  manager: EntityManager,
  parcelId: string,
  orders: readonly AnnouncedOrder[],
) => announce(manager, 'order.relabeled', `${parcelId}:${newId()}`, orderIdsOf(orders));

const LOCK_SHIPPED = {
  name: 'lock_shipped',
  text: 'SELECT attempts FROM outbox WHERE key = ANY($1) FOR UPDATE',
};

/**
 * Whether the mail about each of these parcels is still to be sent, and will not be before the caller's transaction ends. Orders no
 * longer in the parcel when its mail is due are left out of it.
 */
export async function shippingIsUnannounced(
  manager: EntityManager,
  parcelIds: readonly string[],
): Promise<boolean> {
  const rows = await runSql<{ attempts: number }>(manager, LOCK_SHIPPED, [parcelIds.map(shippedKey)]);
  // Mails of long ago are no longer in the outbox.
  return rows.length === parcelIds.length && rows.every(({ attempts }) => attempts === 0);
}
