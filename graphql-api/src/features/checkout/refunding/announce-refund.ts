import type { EntityManager } from 'typeorm';

import { CURRENCY } from '../../../shared/money.js';
import type { Order } from '../../order/order.entity.js';

/**
 * Puts `order.refunded` into the outbox, once an order, for whoever writes to customers: in the transaction that refunds it, so
 * that nobody is told of what did not happen. Ids and amounts only; who reads it looks the rest up. docs/operations.md says how
 * it is taken out.
 */
export async function announceRefund(
  manager: EntityManager,
  { id, totalMinor }: Pick<Order, 'id' | 'totalMinor'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO outbox (type, key, payload) VALUES ('order.refunded', $1, $2) ON CONFLICT (key) DO NOTHING`,
    [`order.refunded:${id}`, { orderId: id, amountMinor: totalMinor, currency: CURRENCY }],
  );
}
