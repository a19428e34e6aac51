import { type EntityManager, In } from 'typeorm';

import { ShopError, Unauthenticated } from '../../../shared/shop-error.js';
import { runSql, together } from '../../../shared/sql.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import {
  type HeldPart,
  type HoldLine,
  type OrderUnits,
  type StockService,
  unitsByPart,
} from '../../fulfillment/stock/stock.service.js';
import { roomToHold, type UnitRules } from './hold-limit.js';
import { Order } from '../order/order.entity.js';
import { HoldLimit, type RefusedOrder, TooManyOpenOrders } from '../order/order.errors.js';

export interface HoldRules extends UnitRules {
  readonly holdMinutes: number;
  /**
   * How many unpaid purchases with an active hold one customer may have; including expired ones, three times as many.
   */
  readonly openHoldsPerUser: number;
}

/**
 * Units held for one or several orders placed together: each part as it is now, or why it is refused, in the order
 * of the lines; the database's time, and when the holds end by it.
 */
export interface Hold {
  readonly parts: readonly (HeldPart | ShopError)[];
  readonly takenAt: Date;
  readonly expiresAt: Date;
}

/** What the holds are for: a new purchase, or existing orders to be paid, and how many purchases those are. */
interface Demand {
  readonly newOrder: boolean;
  readonly purchases: number;
}

interface HoldingCustomer {
  readonly now: Date;
  readonly emailVerified: boolean;
}

/**
 * What one customer has: purchases that hold units, all unpaid ones, held units of the parts at hand, and paid orders
 * up to the trust rule. Orders placed together are one purchase.
 */
interface CustomerOrders {
  readonly held: number;
  readonly unpaid: number;
  readonly own: readonly (readonly [partId: string, units: number])[];
  readonly paidOrders: number;
}

const LOCK_CUSTOMER = {
  name: 'lock_customer',
  text: `SELECT now(), email_verified AS "emailVerified" FROM shop_user
    WHERE uid = $1 AND NOT disabled FOR NO KEY UPDATE`,
};

const CUSTOMER_ORDERS = {
  name: 'customer_orders',
  text: `SELECT (count(DISTINCT purchase_id) FILTER (WHERE held))::integer AS held,
      count(DISTINCT purchase_id)::integer AS unpaid,
      coalesce(jsonb_agg(jsonb_build_array(part_id, quantity)) FILTER (WHERE held AND part_id = ANY($2)), '[]') AS own,
      (SELECT count(*)::integer FROM (SELECT FROM shop_order
        WHERE user_uid = $1 AND paid_at IS NOT NULL AND deleted_at IS NULL LIMIT $3) AS paid) AS "paidOrders"
    FROM shop_order WHERE user_uid = $1 AND paid_at IS NULL AND deleted_at IS NULL`,
};

const NO_ORDERS: CustomerOrders = { held: 0, unpaid: 0, own: [], paidOrders: 0 };

/** Expired orders hold nothing, but they must not pile up either. */
const UNPAID_PER_HOLD = 3;

/** Holds units for a customer within the caps on open orders and units (ADR 007). */
export class HoldService {
  constructor(
    private readonly stock: StockService,
    private readonly audit: AuditService,
    private readonly rules: HoldRules,
  ) {}

  /**
   * Holds units of new orders of one purchase, each for a different part; `uid` is the customer. Returns refusals and
   * holds: HoldLimit, PartNotSold, PartSoldOut or QuantityOutOfRange. Throws TooManyOpenOrders.
   */
  take(manager: EntityManager, uid: string, lines: readonly HoldLine[]): Promise<Hold> {
    return this.hold(manager, uid, lines, { newOrder: true, purchases: 1 });
  }

  /**
   * Makes sure the units of one customer's locked, unpaid orders are held: renews expired holds and takes released ones
   * again, with a fixed number of statements, even if the smallest order of a part has risen since. Returns the orders
   * that are refused, and why, as `take` does; then the transaction must be rolled back. Throws TooManyOpenOrders.
   */
  async keep(manager: EntityManager, orders: readonly Order[]): Promise<RefusedOrder[]> {
    const held = orders.filter((order) => order.held);
    if (held.length > 0) {
      await manager.query(
        `UPDATE shop_order SET hold_expires_at = now() + make_interval(mins => $2)
         WHERE id = ANY($1) AND hold_expires_at <= now()`,
        [idsOf(held), this.rules.holdMinutes],
      );
    }
    const released = orders.filter(({ held }) => !held);
    const [first] = released;
    if (!first) return [];
    const lines = released.map(({ id: orderId, partId, quantity }) => ({ orderId, partId, quantity }));
    const { expiresAt, parts } = await this.hold(manager, first.userUid, lines, {
      newOrder: false,
      purchases: new Set(released.map(({ purchaseId }) => purchaseId)).size,
    });
    const refused = released.flatMap(({ id: orderId }, index) => {
      const part = parts[index];
      return part instanceof ShopError ? [{ orderId, refusal: part }] : [];
    });
    if (refused.length > 0) return refused;
    await manager.update(Order, { id: In(idsOf(released)) }, { held: true, holdExpiresAt: expiresAt });
    await this.audit.recordAll(
      manager,
      released.map(({ id, userUid }) => ({
        actor: userUid,
        action: 'HOLD_RETAKEN',
        about: ['order', id],
        after: { holdExpiresAt: expiresAt },
      })),
    );
    return [];
  }

  /** Puts a locked order's held units back in stock. */
  async release(manager: EntityManager, order: Order, actor: string): Promise<void> {
    if (!order.held) return;
    await this.stock.release(manager, unitsOf(order, actor));
    await manager.update(Order, order.id, { held: false });
  }

  private async hold(
    manager: EntityManager,
    uid: string,
    lines: readonly HoldLine[],
    demand: Demand,
  ): Promise<Hold> {
    const partIds = lines.map(({ partId }) => partId);
    // Pipelined in this order: the customer's row is locked before their orders are read, and the parts' rows, which
    // others wait for, are locked last. Of several refusals the first in this order is reported.
    const [{ now, emailVerified }, orders, parts] = await together([
      this.lockCustomer(manager, uid),
      this.fewOpenOrders(manager, { uid, partIds, ...demand }),
      demand.newOrder
        ? this.stock.holdAll(manager, lines, { actor: uid })
        : this.stock.holdAllAgain(manager, lines, { actor: uid }),
    ]);
    const units = unitsByPart(lines);
    return {
      parts: parts.map((part, index) => {
        const { partId = '' } = lines[index] ?? {};
        if (part instanceof ShopError) return part;
        const own = orders.own.reduce((sum, [id, units]) => (id === partId ? sum + units : sum), 0);
        return this.refusalOf(units.get(partId) ?? 0, part, { ...orders, own, emailVerified }) ?? part;
      }),
      takenAt: now,
      expiresAt: new Date(now.getTime() + this.rules.holdMinutes * 60_000),
    };
  }

  /**
   * Locks the customer's row, so that one customer's holds queue up and the caps are exact. `now` is the database's.
   */
  private async lockCustomer(manager: EntityManager, uid: string): Promise<HoldingCustomer> {
    const [row] = await runSql<HoldingCustomer>(manager, LOCK_CUSTOMER, [uid]);
    if (!row) throw new Unauthenticated();
    return row;
  }

  /** Runs once the customer's row is locked: they can't place another order now. Throws TooManyOpenOrders. */
  private async fewOpenOrders(
    manager: EntityManager,
    { uid, partIds, newOrder, purchases }: Demand & { uid: string; partIds: readonly string[] },
  ): Promise<CustomerOrders> {
    const { openHoldsPerUser: most, trustedPaidOrders } = this.rules;
    const [orders = NO_ORDERS] = await runSql<CustomerOrders>(manager, CUSTOMER_ORDERS, [
      uid,
      partIds,
      trustedPaidOrders,
    ]);
    if (orders.held + purchases > most) throw new TooManyOpenOrders(most);
    if (newOrder && orders.unpaid >= most * UNPAID_PER_HOLD)
      throw new TooManyOpenOrders(most * UNPAID_PER_HOLD);
    return orders;
  }

  /** `part` is as it is with these units taken; if refused, they are back in stock. */
  private refusalOf(
    quantity: number,
    part: HeldPart,
    {
      own,
      paidOrders,
      emailVerified,
    }: Pick<CustomerOrders, 'paidOrders'> & Pick<HoldingCustomer, 'emailVerified'> & { own: number },
  ): HoldLimit | null {
    const room = roomToHold(
      {
        emailVerified,
        paidOrders,
        own,
        unsold: part.availableQuantity + part.heldQuantity,
        smallestOrder: part.orderQuantity,
      },
      this.rules,
    );
    if (quantity <= room) return null;
    const limit = room < part.orderQuantity ? 0 : Math.min(room, part.availableQuantity + quantity);
    return new HoldLimit({ limit, own, emailVerified });
  }
}

const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id);

/** The units of an order, as StockService moves them. */
export function unitsOf({ id, partId, quantity }: Order, actor: string): OrderUnits {
  return { orderId: id, partId, quantity, actor };
}
