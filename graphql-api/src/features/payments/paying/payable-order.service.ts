import { setTimeout as pause } from 'node:timers/promises';

import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { isId, newId } from '../../../shared/ids.js';
import { inTransaction } from '../../../shared/transaction.js';
import { ownOrderRefusal } from '../../orders/order/own-order-refusal.js';
import { NoSuchPayableOrder } from '../payment/payment.errors.js';
import { type EqualOrder, findOrderByTotal } from './find-order-by-total.js';

/** Today's total of an expired order counts too: naming it accepts it. */
const COSTS = `(total_minor = $2 OR (
  (NOT held OR hold_expires_at <= now()) AND part.deleted_at IS NULL
  AND part.price_minor::bigint * quantity = $2))`;

/** The actor's orders that a total may mean, as `findOrderByTotal` expects them. A deleted order is on no screen. */
const EQUAL_ORDERS = `
  SELECT id, payable, coalesce(read_at > now() - interval '1 day', false) AS read,
    coalesce(read_at > now() - interval '1 day' AND used_by IS NULL, false) AS unused
  FROM (
    SELECT shop_order.id, true AS payable FROM shop_order JOIN part ON part.id = part_id
    WHERE shop_order.user_uid = $1 AND paid_at IS NULL AND shop_order.deleted_at IS NULL AND ${COSTS}
    UNION ALL
    SELECT shop_order.id, false FROM order_read AS recent JOIN shop_order ON shop_order.id = recent.order_id
    WHERE recent.user_uid = $1 AND recent.read_at > now() - interval '1 day'
      AND paid_at IS NOT NULL AND deleted_at IS NULL AND total_minor = $2
  ) AS equal LEFT JOIN order_read ON order_id = id
  ORDER BY read_at DESC NULLS LAST`;

/** Clients that show an order from a cache ask first, and read the order at the same time. Milliseconds. */
const READ_GRACE_MS = 500;

/** What a documented client states about the order it wants to pay. Minor units. */
export interface OrderByTotal {
  readonly totalMinor: number;
  readonly orderId?: string;
}

/**
 * Which order a documented client means by a price. The price only selects, it is never an amount; an
 * expired order is selected like one on hold, since the customer pays what is on the screen.
 */
export class PayableOrders {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Runs `open` for the unpaid order that the actor means: the one named, else the only one with this total, else the
   * one the actor read last. A read counts once, whatever `open` returns; if `open` throws, the read counts again.
   * If several match, it waits for a read that comes together with the call: an older one is of another page.
   * Throws what `open` throws, NotYourOrder, NoSuchPayableOrder when none has this total, AmbiguousOrder when several
   * match and none was read since the last payment.
   */
  async use<T>(target: OrderByTotal, actor: Actor, open: (orderId: string) => Promise<T>): Promise<T> {
    const call = newId();
    const { totalMinor } = target;
    if (target.orderId === undefined && (await findEqual(this.manager, totalMinor, actor)).length > 1)
      await pause(READ_GRACE_MS);
    const orderId = await this.take(target, actor, call);
    try {
      return await open(orderId);
    } catch (error) {
      await this.manager.query('UPDATE order_read SET used_by = NULL WHERE user_uid = $1 AND used_by = $2', [
        actor.uid,
        call,
      ]);
      throw error;
    }
  }

  /** The customer's row is locked, so that only one of two simultaneous calls uses the read. */
  private async take({ totalMinor, orderId }: OrderByTotal, actor: Actor, call: string): Promise<string> {
    return inTransaction(this.manager, async (manager) => {
      await manager.query('SELECT FROM shop_user WHERE uid = $1 FOR NO KEY UPDATE', [actor.uid]);
      const equal = await findEqual(manager, totalMinor, actor);
      const id =
        orderId === undefined
          ? findOrderByTotal(equal)
          : await this.require(manager, orderId, totalMinor, actor);
      await manager.query('UPDATE order_read SET used_by = $2 WHERE order_id = ANY($1) AND used_by IS NULL', [
        equal.map((order) => order.id),
        call,
      ]);
      return id;
    });
  }

  /** The id again, if the actor's own order costs this much. Throws NotYourOrder, NoSuchPayableOrder. */
  private async require(
    manager: EntityManager,
    orderId: string,
    totalMinor: number,
    actor: Actor,
  ): Promise<string> {
    const [own]: { costs: boolean }[] = isId(orderId)
      ? await manager.query(
          `SELECT ${COSTS} AS costs FROM shop_order JOIN part ON part.id = part_id
           WHERE shop_order.id = $3 AND shop_order.user_uid = $1 AND shop_order.deleted_at IS NULL`,
          [actor.uid, totalMinor, orderId],
        )
      : [];
    if (!own) throw await ownOrderRefusal(manager, orderId, actor);
    if (!own.costs) throw new NoSuchPayableOrder();
    return orderId;
  }
}

const findEqual = (manager: EntityManager, totalMinor: number, actor: Actor): Promise<EqualOrder[]> =>
  manager.query(EQUAL_ORDERS, [actor.uid, totalMinor]);
