import type { EntityManager } from 'typeorm';

import { Unauthenticated } from '../../../shared/shop-error.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { Part } from '../../part/part.entity.js';
import type { OrderPieces, StockService } from '../../stock/stock.service.js';
import { roomToHold, type UnitRules } from './hold-limit.js';
import { Order } from '../../order/order.entity.js';
import { HoldLimit, TooManyOpenOrders } from '../../order/order.errors.js';

export interface HoldRules extends UnitRules {
  /** How long an unpaid order keeps its pieces aside. */
  readonly holdMinutes: number;
  /** How many unpaid orders with a standing hold one customer may have; with expired ones three times as many. */
  readonly openHoldsPerUser: number;
}

/** Pieces set aside: the part as it is now, and the database's time and the hold's end by it. */
export interface Hold {
  readonly part: Part;
  readonly takenAt: Date;
  readonly expiresAt: Date;
}

interface HoldingCustomer {
  readonly now: Date;
  readonly emailVerified: boolean;
}

/** Expired orders hold nothing, but they must not pile up either. */
const UNPAID_PER_HOLD = 3;

/** Sets a customer's pieces aside within the caps on open orders and pieces (design section 5, ADR 008, bar C41). */
export class HoldService {
  constructor(
    private readonly stock: StockService,
    private readonly audit: AuditService,
    private readonly rules: HoldRules,
  ) {}

  /**
   * For a new order. Throws TooManyOpenOrders, HoldLimit, PartNotSold, PartSoldOut or QuantityOutOfRange;
   * `pieces.actor` is the customer's uid.
   */
  async take(manager: EntityManager, pieces: OrderPieces): Promise<Hold> {
    return this.hold(manager, pieces, { newOrder: true });
  }

  /**
   * Makes sure the pieces of a locked, unpaid order are aside: renews a hold whose time is up, takes a released one
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
    const { expiresAt } = await this.hold(manager, piecesOf(order, order.userUid), { newOrder: false });
    await manager.update(Order, order.id, { held: true, holdExpiresAt: expiresAt });
    await this.audit.record(manager, {
      actor: order.userUid,
      action: 'HOLD_RETAKEN',
      subject: 'order',
      subjectId: order.id,
      after: { holdExpiresAt: expiresAt },
    });
  }

  /** Puts the pieces of a locked order back on the shelf, if they are aside. */
  async release(manager: EntityManager, order: Order, actor: string): Promise<void> {
    if (!order.held) return;
    await this.stock.release(manager, piecesOf(order, actor));
    await manager.update(Order, order.id, { held: false });
  }

  private async hold(
    manager: EntityManager,
    pieces: OrderPieces,
    { newOrder }: { newOrder: boolean },
  ): Promise<Hold> {
    const customer = await this.lockCustomer(manager, pieces.actor);
    await this.requireFewOpenOrders(manager, pieces.actor, newOrder);
    const part = await this.stock.hold(manager, pieces);
    await this.requireRoom(manager, pieces, part, customer);
    return { part, takenAt: customer.now, expiresAt: this.expiryFrom(customer.now) };
  }

  private expiryFrom(time: Date): Date {
    return new Date(time.getTime() + this.rules.holdMinutes * 60_000);
  }

  /** Takes the customer's row, so that one customer's holds queue up and the caps are exact. `now` is the database's. */
  private async lockCustomer(manager: EntityManager, uid: string): Promise<HoldingCustomer> {
    const rows: HoldingCustomer[] = await manager.query(
      `SELECT now(), email_verified AS "emailVerified" FROM shop_user
       WHERE uid = $1 AND NOT disabled FOR UPDATE`,
      [uid],
    );
    const [row] = rows;
    if (!row) throw new Unauthenticated();
    return row;
  }

  private async requireFewOpenOrders(manager: EntityManager, uid: string, newOrder: boolean): Promise<void> {
    const [open]: { held: number; unpaid: number }[] = await manager.query(
      `SELECT (count(*) FILTER (WHERE held))::integer AS held, count(*)::integer AS unpaid
       FROM shop_order WHERE user_uid = $1 AND paid_at IS NULL AND deleted_at IS NULL`,
      [uid],
    );
    const { openHoldsPerUser: most } = this.rules;
    if (!open) return;
    if (open.held >= most) throw new TooManyOpenOrders(most);
    const unpaid = most * UNPAID_PER_HOLD;
    if (newOrder && open.unpaid >= unpaid) throw new TooManyOpenOrders(unpaid);
  }

  /** Looked at once the pieces are taken: the part's row is ours by then, so its figures stand still. */
  private async requireRoom(
    manager: EntityManager,
    { partId, quantity, actor }: OrderPieces,
    part: Part,
    { emailVerified }: HoldingCustomer,
  ): Promise<void> {
    const [known]: { own: number; paidOrders: number }[] = await manager.query(
      `SELECT
         (SELECT coalesce(sum(quantity), 0)::integer FROM shop_order
          WHERE part_id = $1 AND user_uid = $2 AND held) AS own,
         (SELECT count(*)::integer FROM
           (SELECT FROM shop_order WHERE user_uid = $2 AND paid_at IS NOT NULL LIMIT $3) AS paid) AS "paidOrders"`,
      [partId, actor, this.rules.trustedPaidOrders],
    );
    const { own, paidOrders } = known ?? { own: 0, paidOrders: 0 };
    const facts = {
      emailVerified,
      paidOrders,
      own,
      unsold: part.availableQuantity + part.heldQuantity,
      smallestOrder: part.orderQuantity,
    };
    const room = roomToHold(facts, this.rules);
    if (quantity <= room) return;
    const limit = room < part.orderQuantity ? 0 : Math.min(room, part.availableQuantity + quantity);
    throw new HoldLimit({ limit, own, emailVerified });
  }
}

/** The pieces of an order, as StockService moves them. */
export function piecesOf({ id, partId, quantity }: Order, actor: string): OrderPieces {
  return { orderId: id, partId, quantity, actor };
}
