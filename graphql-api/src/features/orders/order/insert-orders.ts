import type { EntityManager } from 'typeorm';

import { runSql } from '../../../shared/sql.js';
import { placedAnnouncement } from '../../customers/outbox/announce.js';
import { Order } from './order.entity.js';
import { NOTHING_HAPPENED } from './order-status.js';

/** What the orders of a purchase have in common. */
export type OrderHead = Pick<
  Order,
  'userUid' | 'name' | 'email' | 'address' | 'phone' | 'holdExpiresAt' | 'createdAt' | 'purchaseId'
>;

/** What is known about each of them, once its units are held. */
export type OrderLine = Pick<
  Order,
  'id' | 'partId' | 'product' | 'quantity' | 'unitPriceMinor' | 'totalMinor' | 'fitReceipt'
>;

const INSERT = {
  name: 'insert_orders',
  text: `WITH mail AS (INSERT INTO outbox (type, key, payload) VALUES ('order.placed', $10, $11)),
      purchase AS (INSERT INTO purchase (id, placed_at) VALUES ($8, $7))
    INSERT INTO shop_order (user_uid, name, email, address, phone, held, hold_expires_at, created_at, purchase_id,
      id, part_id, product, quantity, unit_price_minor, total_minor, fit_receipt)
    SELECT $1, $2, $3, $4, $5, true, $6, $7, $8, line.*
    FROM json_to_recordset($9) AS line ("id" uuid, "partId" uuid, "product" text, "quantity" integer,
      "unitPriceMinor" integer, "totalMinor" integer, "fitReceipt" jsonb)`,
};

/**
 * Stores a purchase with its unpaid orders, and the mail to their customer, in the caller's transaction, with one
 * statement. Returns the orders as they then are.
 */
export async function insertOrders(
  manager: EntityManager,
  head: OrderHead,
  lines: readonly OrderLine[],
): Promise<Order[]> {
  await runSql(manager, INSERT, [
    head.userUid,
    head.name,
    head.email,
    head.address,
    head.phone,
    head.holdExpiresAt,
    head.createdAt,
    head.purchaseId,
    JSON.stringify(lines),
    ...placedAnnouncement(lines),
  ]);
  return lines.map((line) =>
    Object.assign(new Order(), head, line, {
      legacyId: null,
      held: true,
      ...NOTHING_HAPPENED,
      transactionId: null,
      parcelId: null,
      unitsInReturns: 0,
      unitsBack: 0,
      returnedMinor: 0,
      deletedAt: null,
    }),
  );
}
