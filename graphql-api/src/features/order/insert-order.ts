import type { EntityManager } from 'typeorm';

import { runSql } from '../../shared/sql.js';
import { Order } from './order.entity.js';

/** What is known of an order when it is placed, its units aside. */
export type PlacedOrder = Pick<
  Order,
  | 'id'
  | 'userUid'
  | 'name'
  | 'email'
  | 'partId'
  | 'product'
  | 'quantity'
  | 'unitPriceMinor'
  | 'totalMinor'
  | 'address'
  | 'phone'
  | 'holdExpiresAt'
  | 'createdAt'
  | 'fitReceipt'
>;

const INSERT = {
  name: 'insert_order',
  text: `INSERT INTO shop_order (id, user_uid, name, email, part_id, product, quantity, unit_price_minor, total_minor,
      address, phone, held, hold_expires_at, created_at, fit_receipt)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, true, $12, $13, $14)`,
};

/** Stores a new, unpaid order in the caller's transaction. Answers it as it then is. */
export async function insertOrder(manager: EntityManager, placed: PlacedOrder): Promise<Order> {
  await runSql(manager, INSERT, [
    placed.id,
    placed.userUid,
    placed.name,
    placed.email,
    placed.partId,
    placed.product,
    placed.quantity,
    placed.unitPriceMinor,
    placed.totalMinor,
    placed.address,
    placed.phone,
    placed.holdExpiresAt,
    placed.createdAt,
    placed.fitReceipt && JSON.stringify(placed.fitReceipt),
  ]);
  return Object.assign(new Order(), placed, {
    legacyId: null,
    held: true,
    paidAt: null,
    transactionId: null,
    shippedAt: null,
    refundedAt: null,
    deletedAt: null,
  });
}
