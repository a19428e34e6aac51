import type { EntityManager } from 'typeorm';

import type { AuditService } from '../../audit/audit.service.js';
import { Order } from '../../order/order.entity.js';
import { PriceChanged } from '../../order/order.errors.js';
import { requireOneCardPayment } from '../order-total.js';

/** What an order would cost at today's price of its part. Minor units. */
export interface NewPrice {
  readonly unitPriceMinor: number;
  readonly totalMinor: number;
}

/** A hold keeps the price; once its time is up, the order is paid at the part's price of that day (design section 5). */
export class OrderRepricing {
  constructor(private readonly audit: AuditService) {}

  /**
   * An imported order may stand at the whole dollars of its part's price, as the client that made it reckons. It is paid as it is
   * unless that was the price itself, and has changed since.
   *
   * Today's price, if the hold of this locked, unpaid order is over and the part costs something else by now.
   */
  async find(manager: EntityManager, { id, quantity }: Order): Promise<NewPrice | null> {
    const rows: { unitPriceMinor: number }[] = await manager.query(
      `SELECT price_minor AS "unitPriceMinor" FROM shop_order JOIN part ON part.id = part_id
       WHERE shop_order.id = $1 AND part.deleted_at IS NULL AND price_minor <> unit_price_minor
         AND (NOT held OR hold_expires_at <= now())
         AND NOT (shop_order.legacy_id IS NOT NULL AND unit_price_minor = price_minor / 100 * 100 AND NOT EXISTS (
           SELECT FROM audit_log WHERE subject = 'part' AND subject_id = part_id::text AND action = 'PART_CHANGED'
             AND (before->>'priceMinor')::integer = unit_price_minor AND before->>'priceMinor' <> after->>'priceMinor'))`,
      [id],
    );
    const [row] = rows;
    return row ? { ...row, totalMinor: row.unitPriceMinor * quantity } : null;
  }

  /** Throws PriceChanged with both totals unless the customer has accepted exactly the new one. */
  requireAccepted(order: Order, price: NewPrice, acceptedTotalMinor: number | undefined): void {
    if (acceptedTotalMinor === price.totalMinor) return;
    throw new PriceChanged(price.unitPriceMinor, {
      oldTotalMinor: order.totalMinor,
      newTotalMinor: price.totalMinor,
    });
  }

  /** Gives a locked order its new price, which its customer has accepted. Throws BadInput when no card payment can be so high or low. */
  async apply(manager: EntityManager, order: Order, price: NewPrice): Promise<void> {
    requireOneCardPayment(price.totalMinor);
    const { unitPriceMinor, totalMinor } = order;
    await manager.update(Order, order.id, { ...price });
    await this.audit.record(manager, {
      actor: order.userUid,
      action: 'ORDER_REPRICED',
      subject: 'order',
      subjectId: order.id,
      before: { unitPriceMinor, totalMinor },
      after: price,
    });
    Object.assign(order, price);
  }
}
