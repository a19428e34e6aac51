import type { EntityManager } from 'typeorm';

import { Unauthenticated } from '../../../shared/shop-error.js';
import { runSql, together } from '../../../shared/sql.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { HeldPart, OrderUnits, StockService } from '../../stock/stock.service.js';
import { roomToHold, type UnitRules } from './hold-limit.js';
import { Order } from '../../order/order.entity.js';
import { HoldLimit, TooManyOpenOrders } from '../../order/order.errors.js';

export interface HoldRules extends UnitRules {
  /** How long an unpaid order keeps its units aside. */
  readonly holdMinutes: number;
  /** How many unpaid orders with a standing hold one customer may have; with expired ones three times as many. */
  readonly openHoldsPerUser: number;
}

/** Units set aside: the part as it is now, and the database's time and the hold's end by it. */
export interface Hold {
  readonly part: HeldPart;
  readonly takenAt: Date;
  readonly expiresAt: Date;
}

interface HoldingCustomer {
  readonly now: Date;
  readonly emailVerified: boolean;
}

/** Orders of one customer: those that hold units, all unpaid ones, units of the part at hand, and paid ones up to the trust rule. */
interface CustomerOrders {
  readonly held: number;
  readonly unpaid: number;
  readonly own: number;
  readonly paidOrders: number;
}

const LOCK_CUSTOMER = {
  name: 'lock_customer',
  text: `SELECT now(), email_verified AS "emailVerified" FROM shop_user
    WHERE uid = $1 AND NOT disabled FOR NO KEY UPDATE`,
};

const CUSTOMER_ORDERS = {
  name: 'customer_orders',
  text: `SELECT (count(*) FILTER (WHERE held))::integer AS held, count(*)::integer AS unpaid,
      coalesce(sum(quantity) FILTER (WHERE held AND part_id = $2), 0)::integer AS own,
      (SELECT count(*)::integer FROM (SELECT FROM shop_order
        WHERE user_uid = $1 AND paid_at IS NOT NULL AND deleted_at IS NULL LIMIT $3) AS paid) AS "paidOrders"
    FROM shop_order WHERE user_uid = $1 AND paid_at IS NULL AND deleted_at IS NULL`,
};

const NO_ORDERS: CustomerOrders = { held: 0, unpaid: 0, own: 0, paidOrders: 0 };

/** Expired orders hold nothing, but they must not pile up either. */
const UNPAID_PER_HOLD = 3;

/** Sets a customer's units aside within the caps on open orders and units (design section 5, ADR 008, bar C41). */
export class HoldService {
  constructor(
    private readonly stock: StockService,
    private readonly audit: AuditService,
    private readonly rules: HoldRules,
  ) {}

  /**
   * For a new order. Throws TooManyOpenOrders, HoldLimit, PartNotSold, PartSoldOut or QuantityOutOfRange;
   * `units.actor` is the customer's uid.
   */
  async take(manager: EntityManager, units: OrderUnits): Promise<Hold> {
    return this.hold(manager, units, { newOrder: true });
  }

  /**
   * Makes sure the units of a locked, unpaid order are aside: renews a hold whose time is up, takes a released one
   * again. Refuses like `take`.
   */
  async keep(manager: EntityManager, order: Order): Promise<void> {
    if (order.held) {
      await manager.query(
        `UPDATE shop_order SET hold_expires_at = now() + make_interval(mins => $2)
         WHERE id = $1 AND hold_expires_at <= now()`,
        [order.id, this.rules.holdMinutes],
      );
      return;
    }
    const { expiresAt } = await this.hold(manager, unitsOf(order, order.userUid), { newOrder: false });
    await manager.update(Order, order.id, { held: true, holdExpiresAt: expiresAt });
    await this.audit.record(manager, {
      actor: order.userUid,
      action: 'HOLD_RETAKEN',
      subject: 'order',
      subjectId: order.id,
      after: { holdExpiresAt: expiresAt },
    });
  }

  /** Puts the units of a locked order back on the shelf, if they are aside. */
  async release(manager: EntityManager, order: Order, actor: string): Promise<void> {
    if (!order.held) return;
    await this.stock.release(manager, unitsOf(order, actor));
    await manager.update(Order, order.id, { held: false });
  }

  private async hold(
    manager: EntityManager,
    units: OrderUnits,
    { newOrder }: { newOrder: boolean },
  ): Promise<Hold> {
    // Sent together and done in this order: the customer's row is ours when their orders are looked at, and the part's row,
    // which others wait for, is taken last. Of several refusals the first of these is told.
    const [{ now, emailVerified }, orders, part] = await together([
      this.lockCustomer(manager, units.actor),
      this.fewOpenOrders(manager, units, newOrder),
      this.stock.hold(manager, units),
    ]);
    this.requireRoom(units.quantity, part, { ...orders, emailVerified });
    return { part, takenAt: now, expiresAt: new Date(now.getTime() + this.rules.holdMinutes * 60_000) };
  }

  /** Takes the customer's row, so that one customer's holds queue up and the caps are exact. `now` is the database's. */
  private async lockCustomer(manager: EntityManager, uid: string): Promise<HoldingCustomer> {
    const [row] = await runSql<HoldingCustomer>(manager, LOCK_CUSTOMER, [uid]);
    if (!row) throw new Unauthenticated();
    return row;
  }

  /** Asked once the customer's row is ours: they place no other order now. Throws TooManyOpenOrders. */
  private async fewOpenOrders(
    manager: EntityManager,
    { actor, partId }: OrderUnits,
    newOrder: boolean,
  ): Promise<CustomerOrders> {
    const { openHoldsPerUser: most, trustedPaidOrders } = this.rules;
    const [orders = NO_ORDERS] = await runSql<CustomerOrders>(manager, CUSTOMER_ORDERS, [
      actor,
      partId,
      trustedPaidOrders,
    ]);
    if (orders.held >= most) throw new TooManyOpenOrders(most);
    if (newOrder && orders.unpaid >= most * UNPAID_PER_HOLD)
      throw new TooManyOpenOrders(most * UNPAID_PER_HOLD);
    return orders;
  }

  /** `part` is as it is with these units taken; thrown, they are on the shelf again. */
  private requireRoom(
    quantity: number,
    part: HeldPart,
    { own, paidOrders, emailVerified }: CustomerOrders & Pick<HoldingCustomer, 'emailVerified'>,
  ): void {
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
    if (quantity <= room) return;
    const limit = room < part.orderQuantity ? 0 : Math.min(room, part.availableQuantity + quantity);
    throw new HoldLimit({ limit, own, emailVerified });
  }
}

/** The units of an order, as StockService moves them. */
export function unitsOf({ id, partId, quantity }: Order, actor: string): OrderUnits {
  return { orderId: id, partId, quantity, actor };
}
