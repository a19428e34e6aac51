import type { EntityManager } from 'typeorm';

import { Unauthenticated } from '../../shared/shop-error.js';
import type { AuditService } from '../audit/audit.service.js';
import type { Part } from '../part/part.entity.js';
import type { OrderPieces, StockService } from '../part/stock.service.js';
import { Order } from './order.entity.js';
import { TooManyOpenOrders } from './order.errors.js';

export interface HoldRules {
  /** How long an unpaid order keeps its pieces aside. */
  readonly holdMinutes: number;
  /** How many unpaid orders with a standing hold one customer may have. */
  readonly openHoldsPerUser: number;
}

/** Pieces set aside: the part as it is now, and the database's time and the hold's end by it. */
export interface Hold {
  readonly part: Part;
  readonly takenAt: Date;
  readonly expiresAt: Date;
}

/** Sets a customer's pieces aside within the cap on open holds (design section 5, bar C41). */
export class HoldService {
  constructor(
    private readonly stock: StockService,
    private readonly audit: AuditService,
    private readonly rules: HoldRules,
  ) {}

  /** Throws TooManyOpenOrders, PartNotSold, PartSoldOut or QuantityOutOfRange; `pieces.actor` is the customer's uid. */
  async take(manager: EntityManager, pieces: OrderPieces): Promise<Hold> {
    const takenAt = await this.lockCustomer(manager, pieces.actor);
    const open = await manager.countBy(Order, { userUid: pieces.actor, held: true });
    if (open >= this.rules.openHoldsPerUser) throw new TooManyOpenOrders(this.rules.openHoldsPerUser);
    const part = await this.stock.hold(manager, pieces);
    return { part, takenAt, expiresAt: this.expiryFrom(takenAt) };
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
    const { expiresAt } = await this.take(manager, piecesOf(order, order.userUid));
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

  private expiryFrom(time: Date): Date {
    return new Date(time.getTime() + this.rules.holdMinutes * 60_000);
  }

  /** Takes the customer's row, so that one customer's holds queue up and the cap is exact. Answers the database's time. */
  private async lockCustomer(manager: EntityManager, uid: string): Promise<Date> {
    const rows: { now: Date }[] = await manager.query(
      'SELECT now() FROM shop_user WHERE uid = $1 AND NOT disabled FOR UPDATE',
      [uid],
    );
    const [row] = rows;
    if (!row) throw new Unauthenticated();
    return row.now;
  }
}

/** The pieces of an order, as StockService moves them. */
export function piecesOf({ id, partId, quantity }: Order, actor: string): OrderPieces {
  return { orderId: id, partId, quantity, actor };
}
