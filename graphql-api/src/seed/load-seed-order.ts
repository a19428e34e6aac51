import type { EntityManager } from 'typeorm';

import { AuditLog } from '../features/audit/audit-log.entity.js';
import { Order } from '../features/order/order.entity.js';
import type { Part } from '../features/part/part.entity.js';
import { StockMovement, type StockMovementKind } from '../features/stock/stock-movement.entity.js';
import { PaymentAttempt } from '../features/checkout/payment/payment-attempt.entity.js';
import type { User } from '../features/user/user.entity.js';
import { newId } from '../shared/ids.js';
import { CURRENCY } from '../shared/money.js';
import type { SeedOrder } from './seed-data.js';

export interface OrderSeed {
  readonly order: SeedOrder;
  readonly user: User;
  readonly part: Part;
  readonly now: Date;
  readonly holdMinutes: number;
}

/** Inserts one order as if it had happened: its row, the pieces it moved, its payment and its audit lines, backdated. */
export async function loadOrder(manager: EntityManager, seed: OrderSeed): Promise<void> {
  const { order: wanted, user, part, now, holdMinutes } = seed;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000);
  const placedAt = at(wanted.placedHoursAgo);
  const paidAt = wanted.paidHoursAgo === undefined ? null : at(wanted.paidHoursAgo);
  const shippedAt = wanted.shippedHoursAgo === undefined ? null : at(wanted.shippedHoursAgo);
  const lapsesAt = new Date(placedAt.getTime() + holdMinutes * 60_000);
  const id = newId(placedAt);
  const transactionId = paidAt ? (wanted.transactionId ?? null) : null;
  const totalMinor = part.priceMinor * wanted.quantity;

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
    holdExpiresAt: paidAt ? null : lapsesAt,
    paidAt,
    transactionId,
    shippedAt,
    createdAt: placedAt,
    deletedAt: null,
  });

  const move = (kind: StockMovementKind, createdAt: Date) =>
    movePieces(manager, {
      kind,
      createdAt,
      partId: part.id,
      orderId: id,
      actor: user.uid,
      quantity: wanted.quantity,
    });
  const tell = (action: AuditLog['action'], happenedAt: Date, actor: string, after: object) =>
    manager.insert(AuditLog, {
      at: happenedAt,
      actor,
      action,
      subject: 'order',
      subjectId: id,
      before: null,
      after,
    });

  await move('HOLD', placedAt);
  await tell('ORDER_PLACED', placedAt, user.uid, { partId: part.id, quantity: wanted.quantity, totalMinor });
  if (wanted.state === 'LAPSED') {
    await move('RELEASE', lapsesAt);
    await tell('HOLD_LAPSED', lapsesAt, 'system:hold-expiry', { held: false });
  }
  if (paidAt && transactionId) {
    await move('SALE', paidAt);
    await manager.insert(PaymentAttempt, {
      id: newId(paidAt),
      orderId: id,
      state: 'SETTLED',
      intentId: transactionId,
      amountMinor: totalMinor,
      currency: CURRENCY,
      refundId: null,
      checkedAt: paidAt,
      createdAt: paidAt,
    });
    await tell('ORDER_PAID', paidAt, user.uid, { paid: true, transactionId });
  }
  if (shippedAt) await tell('ORDER_SHIPPED', shippedAt, 'demo-admin', { shipped: true });
}

interface Move {
  readonly kind: StockMovementKind;
  readonly partId: string;
  readonly orderId: string;
  readonly quantity: number;
  readonly actor: string;
  readonly createdAt: Date;
}

const DELTAS: Record<'HOLD' | 'RELEASE' | 'SALE', readonly [available: number, held: number, sold: number]> =
  {
    HOLD: [-1, 1, 0],
    RELEASE: [1, -1, 0],
    SALE: [0, -1, 1],
  };

async function movePieces(manager: EntityManager, { kind, quantity, ...movement }: Move): Promise<void> {
  if (kind === 'INITIAL' || kind === 'RESTOCK') throw new Error(`${kind} is not a move of an order`);
  const [available, held, sold] = DELTAS[kind].map((sign) => sign * quantity) as [number, number, number];
  await manager.query(
    `UPDATE part SET available_quantity = available_quantity + $2, held_quantity = held_quantity + $3,
       sold_quantity = sold_quantity + $4 WHERE id = $1`,
    [movement.partId, available, held, sold],
  );
  await manager.insert(StockMovement, {
    ...movement,
    kind,
    availableDelta: available,
    heldDelta: held,
    soldDelta: sold,
    reason: 'demo data',
  });
}
