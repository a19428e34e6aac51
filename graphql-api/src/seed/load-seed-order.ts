import type { EntityManager } from 'typeorm';

import { FitAnswer } from '../features/catalogue/feedback/fit-answer.entity.js';
import { AuditLog } from '../features/shop/audit/audit-log.entity.js';
import type { RequestedCar } from '../features/cars/fitment/judge-by-list.js';
import { Order } from '../features/orders/order/order.entity.js';
import type { Part } from '../features/catalogue/part/part.entity.js';
import type { OrderUnits, StockService } from '../features/fulfillment/stock/stock.service.js';
import { fitAtPlacing } from '../features/orders/placing/fit-at-placing.js';
import { insertPayment } from '../features/payments/payment/payment-set.js';
import type { User } from '../features/customers/user/user.entity.js';
import { newId } from '../shared/ids.js';
import type { SeedOrder } from './seed-data.js';

export interface OrderSeed {
  readonly stock: StockService;
  readonly order: SeedOrder;
  readonly user: User;
  readonly part: Part;
  readonly now: Date;
  readonly holdMinutes: number;
}

/** The ledger's reason for invented movements. */
export const REASON = 'demo data';

/** Four days: delivered and installed. */
const ANSWERED_AFTER_MS = 4 * 24 * 3_600_000;

/** Inserts one order as if it had happened: its row, the units it moved, its payment and its audit lines, backdated. */
export async function loadOrder(manager: EntityManager, seed: OrderSeed): Promise<void> {
  const { stock, order: wanted, user, part, now, holdMinutes } = seed;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000);
  const placedAt = at(wanted.placedHoursAgo);
  const paidAt = wanted.paidHoursAgo === undefined ? null : at(wanted.paidHoursAgo);
  const shippedAt = wanted.shippedHoursAgo === undefined ? null : at(wanted.shippedHoursAgo);
  const expiresAt = new Date(placedAt.getTime() + holdMinutes * 60_000);
  const id = newId(placedAt);
  const transactionId = paidAt ? (wanted.transactionId ?? null) : null;
  const totalMinor = part.priceMinor * wanted.quantity;

  const [fitReceipt = null] = await fitAtPlacing(manager, [
    { partId: part.id, fit: wanted.car && carOf(wanted.car) },
  ]);

  await manager.insert(Order, {
    id,
    userUid: user.uid,
    name: user.name ?? user.email,
    email: user.email,
    partId: part.id,
    product: part.name,
    quantity: wanted.quantity,
    unitPriceMinor: part.priceMinor,
    totalMinor,
    address: wanted.address,
    phone: wanted.phone,
    held: wanted.state === 'UNPAID',
    holdExpiresAt: paidAt ? null : expiresAt,
    paidAt,
    transactionId,
    shippedAt,
    createdAt: placedAt,
    fitReceipt,
    deletedAt: null,
  });

  const units = (happenedAt: Date): OrderUnits => ({
    partId: part.id,
    orderId: id,
    quantity: wanted.quantity,
    actor: user.uid,
    at: happenedAt,
    reason: REASON,
  });
  const auditEntry = (action: AuditLog['action'], happenedAt: Date, actor: string, after: object) =>
    manager.insert(AuditLog, {
      at: happenedAt,
      actor,
      action,
      subject: 'order',
      subjectId: id,
      before: null,
      after,
    });

  await stock.hold(manager, units(placedAt));
  await auditEntry('ORDER_PLACED', placedAt, user.uid, {
    partId: part.id,
    quantity: wanted.quantity,
    totalMinor,
  });
  if (wanted.state === 'EXPIRED') {
    await stock.release(manager, units(expiresAt));
    await auditEntry('HOLD_EXPIRED', expiresAt, 'system:hold-expiry', { held: false });
  }
  if (paidAt && transactionId) {
    await stock.sell(manager, units(paidAt));
    await insertPayment(manager, [{ id, totalMinor }], {
      state: 'SETTLED',
      intentId: transactionId,
      at: paidAt,
    });
    await auditEntry('ORDER_PAID', paidAt, user.uid, { paid: true, transactionId });
  }
  if (shippedAt) await auditEntry('ORDER_SHIPPED', shippedAt, 'demo-admin', { shipped: true });
  if (shippedAt && wanted.fitted !== undefined) {
    const { fitted } = wanted;
    const answeredAt = new Date(Math.min(shippedAt.getTime() + ANSWERED_AFTER_MS, now.getTime()));
    await manager.insert(FitAnswer, { orderId: id, partId: part.id, fitted, answeredAt });
    await auditEntry('FIT_ANSWERED', answeredAt, user.uid, { fitted });
  }
}

function carOf({ litres, cylinders, fuel, ...car }: NonNullable<SeedOrder['car']>): RequestedCar {
  return { vehicle: { ...car, engine: { litres, cylinders, fuel } } };
}
