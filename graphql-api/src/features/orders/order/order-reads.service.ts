import type { Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import type { Order } from './order.entity.js';

/**
 * Records which order a documented client last read: it pays by price alone, right after it read the order on its
 * screen. Stored in the database, because another instance may be asked to open the payment.
 */
export class OrderReads {
  constructor(private readonly orders: Repository<Order>) {}

  /**
   * Records the order as the one its owner read last, for one payment. Other people's orders and paid ones don't count;
   * polling writes nothing.
   */
  async note(order: Order, actor: Actor): Promise<void> {
    if (order.userUid !== actor.uid || order.paidAt) return;
    await this.orders.query(
      `INSERT INTO order_read (order_id, user_uid, read_at)
       SELECT $1, $2, clock_timestamp() WHERE $1 IS DISTINCT FROM
         (SELECT CASE WHEN used_by IS NULL AND read_at > now() - interval '1 hour' THEN order_id END
          FROM order_read WHERE user_uid = $2 ORDER BY read_at DESC LIMIT 1)
       ON CONFLICT (order_id) DO UPDATE SET read_at = excluded.read_at, used_by = NULL`,
      [order.id, actor.uid],
    );
  }
}
