import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { isId } from '../../../shared/ids.js';
import { ownOrderRefusal } from '../../order/own-order-refusal.js';
import { AmbiguousOrder, NoSuchPayableOrder } from '../payment/payment.errors.js';

/** Today's total of an order whose time to pay is over counts too: naming it accepts it. */
const COSTS = `(total_minor = $2 OR (
  (NOT held OR hold_expires_at <= now()) AND part.deleted_at IS NULL
  AND part.price_minor::bigint * quantity = $2))`;

/**
 * Which order a documented client means by a price (design section 5). The price only selects, it is never an amount; an
 * expired order is selected like one on hold, since the customer pays what is on the screen.
 */
export class PayableOrders {
  constructor(private readonly manager: EntityManager) {}

  /**
   * The id of the actor's unpaid order of this total; of several the one that the actor read last. Throws
   * NoSuchPayableOrder when there is none, AmbiguousOrder when there are several and none was read.
   */
  async find(totalMinor: number, actor: Actor): Promise<string> {
    const fitting: { id: string; read: boolean }[] = await this.manager.query(
      `SELECT shop_order.id, read_at IS NOT NULL AS read
       FROM shop_order JOIN part ON part.id = part_id LEFT JOIN order_read ON order_id = shop_order.id
       WHERE shop_order.user_uid = $1 AND paid_at IS NULL AND shop_order.deleted_at IS NULL AND ${COSTS}
       ORDER BY read_at DESC NULLS LAST LIMIT 2`,
      [actor.uid, totalMinor],
    );
    const [first, second] = fitting;
    if (!first) throw new NoSuchPayableOrder();
    if (second && !first.read) throw new AmbiguousOrder();
    return first.id;
  }

  /** The id again, if the actor's own order costs this much. Throws NotYourOrder, NoSuchPayableOrder. */
  async require(orderId: string, totalMinor: number, actor: Actor): Promise<string> {
    const [own]: { costs: boolean }[] = isId(orderId)
      ? await this.manager.query(
          `SELECT ${COSTS} AS costs FROM shop_order JOIN part ON part.id = part_id
           WHERE shop_order.id = $3 AND shop_order.user_uid = $1 AND shop_order.deleted_at IS NULL`,
          [actor.uid, totalMinor, orderId],
        )
      : [];
    if (!own) throw await ownOrderRefusal(this.manager, orderId, actor);
    if (!own.costs) throw new NoSuchPayableOrder();
    return orderId;
  }
}
