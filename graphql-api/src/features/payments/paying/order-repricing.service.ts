import type { EntityManager } from 'typeorm';

import { toDecimal } from '../../../shared/money.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import type { Order } from '../../orders/order/order.entity.js';
import { OrdersRefused, PriceChanged } from '../../orders/order/order.errors.js';
import { requireOneCardPayment } from '../../orders/order/order-total.js';

/** What an order would cost at today's price of its part. Minor units. */
interface NewPrice {
  readonly unitPriceMinor: number;
  readonly totalMinor: number;
}

/** New prices by order id; orders whose price stays are missing. */
type NewPrices = ReadonlyMap<string, NewPrice>;

/** A hold keeps the price; once it expires, the order is paid at the part's current price. */
export class OrderRepricing {
  constructor(private readonly audit: AuditService) {}

  /**
   * Today's prices for those of these locked, unpaid orders whose hold has expired and whose part's price has changed.
   *
   * An imported order may have the whole dollars of its part's price, as the client that placed it calculates. It is paid
   * as it is, unless that was the exact price and has changed since.
   */
  async find(manager: EntityManager, orders: readonly Order[]): Promise<NewPrices> {
    const rows: { id: string; unitPriceMinor: number; totalMinor: string }[] = await manager.query(
      `SELECT shop_order.id, price_minor AS "unitPriceMinor", price_minor::bigint * quantity AS "totalMinor"
       FROM shop_order JOIN part ON part.id = part_id
       WHERE shop_order.id = ANY($1) AND part.deleted_at IS NULL AND price_minor <> unit_price_minor
         AND (NOT held OR hold_expires_at <= now())
         AND NOT (shop_order.legacy_id IS NOT NULL AND unit_price_minor = price_minor / 100 * 100 AND NOT EXISTS (
           SELECT FROM audit_log WHERE subject = 'part' AND subject_id = part_id::text AND action = 'PART_CHANGED'
             AND (before->>'priceMinor')::integer = unit_price_minor AND before->>'priceMinor' <> after->>'priceMinor'))`,
      [orders.map(({ id }) => id)],
    );
    return new Map(
      rows.map(({ id, unitPriceMinor, totalMinor }) => [
        id,
        { unitPriceMinor, totalMinor: Number(totalMinor) },
      ]),
    );
  }

  /**
   * Throws PriceChanged with both totals unless the customer has accepted exactly the new total of all orders together.
   */
  requireAccepted(orders: readonly Order[], prices: NewPrices, acceptedTotalMinor: number | undefined): void {
    const oldTotalMinor = sumOf(orders.map(({ totalMinor }) => totalMinor));
    const newTotalMinor = sumOf(orders.map(({ id, totalMinor }) => prices.get(id)?.totalMinor ?? totalMinor));
    if (prices.size === 0 || acceptedTotalMinor === newTotalMinor) return;
    const changed = orders.flatMap(({ id: orderId, totalMinor }) => {
      const price = prices.get(orderId);
      if (!price) return [];
      const totals = { oldTotalMinor: totalMinor, newTotalMinor: price.totalMinor };
      return [{ orderId, refusal: new PriceChanged(price.unitPriceMinor, totals) }];
    });
    const [only] = changed;
    if (orders.length === 1 && only) throw only.refusal;
    const [oldTotal, newTotal] = [toDecimal(oldTotalMinor), toDecimal(newTotalMinor)];
    throw new OrdersRefused(
      changed,
      `Prices have changed while these orders were unpaid. Together they now come to $${newTotal} instead of $${oldTotal}.`,
      { oldTotal, newTotal },
    );
  }

  /** Gives locked orders their new prices, which their customer has accepted. Throws BadInput when no card payment can be so high or low. */
  async apply(manager: EntityManager, orders: readonly Order[], prices: NewPrices): Promise<void> {
    const changes = orders.flatMap((order) => {
      const price = prices.get(order.id);
      return price ? [{ order, price }] : [];
    });
    if (changes.length === 0) return;
    for (const { price } of changes) requireOneCardPayment(price.totalMinor);
    await manager.query(
      `UPDATE shop_order SET unit_price_minor = unit, total_minor = total
       FROM unnest($1::uuid[], $2::integer[], $3::integer[]) AS price (order_id, unit, total) WHERE id = order_id`,
      [
        changes.map(({ order }) => order.id),
        changes.map(({ price }) => price.unitPriceMinor),
        changes.map(({ price }) => price.totalMinor),
      ],
    );
    await this.audit.recordAll(
      manager,
      changes.map(({ order: { id, userUid, unitPriceMinor, totalMinor }, price }) => ({
        actor: userUid,
        action: 'ORDER_REPRICED',
        about: ['order', id],
        before: { unitPriceMinor, totalMinor },
        after: price,
      })),
    );
    for (const { order, price } of changes) Object.assign(order, price);
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
