import { In, IsNull, LessThanOrEqual } from 'typeorm';

import { AttemptOrder } from '../../src/features/payments/payment/attempt-order.entity.js';
import { Order } from '../../src/features/orders/order/order.entity.js';
import { NotYourOrder, OrderAlreadyPaid } from '../../src/features/orders/order/order.errors.js';
import type { TestShop } from './create-test-shop.js';

/** Moves no more units than are held: the database would refuse, and this fault is not to stop at the first guard. */
const MOVE = {
  SALE: 'sold_quantity = sold_quantity + least(held_quantity, $2)',
  RELEASE: 'available_quantity = available_quantity + least(held_quantity, $2)',
};

/**
 * The payments of a shop as peers shipped them: every caller looks first and writes later, nothing is locked, a deletion
 * does not think of the payment that is open, and money for an order that is gone is swallowed (bar F5–F8).
 * `jest.restoreAllMocks()` ends it.
 */
export function paymentsThatCheckThenWrite({ app, database, stripe }: TestShop): void {
  const { settlement, closing: cancellation } = app.services;
  const { manager } = database;

  const move = async ({ id, partId, quantity }: Order, kind: keyof typeof MOVE) => {
    await manager.query(
      `UPDATE part SET ${MOVE[kind]}, held_quantity = held_quantity - least(held_quantity, $2) WHERE id = $1`,
      [partId, quantity],
    );
    const [available, sold] = kind === 'SALE' ? [0, quantity] : [quantity, 0];
    await manager.query(
      `INSERT INTO stock_movement (part_id, order_id, kind, available_delta, held_delta, sold_delta, actor)
       VALUES ($1, $2, $3, $4, $5, $6, 'naive')`,
      [partId, id, kind, available, -quantity, sold],
    );
  };

  jest.spyOn(settlement, 'settle').mockImplementation(async (intentId, { actor }) => {
    const { status, metadata } = await stripe.paymentIntents.retrieve(intentId);
    if (status !== 'succeeded') return status === 'canceled' ? 'CANCELED' : 'OPEN';
    const shares = await manager.findBy(AttemptOrder, { attemptId: metadata.attempt_id });
    for (const order of await manager.findBy(Order, { id: In(shares.map(({ orderId }) => orderId)) })) {
      if (order.paid) continue;
      await move(order, 'SALE');
      const paid = { held: false, holdExpiresAt: null, paidAt: () => 'now()', transactionId: intentId };
      await manager.update(Order, { id: order.id, deletedAt: IsNull() }, paid);
      await manager.query(
        "INSERT INTO audit_log (actor, action, subject, subject_id) VALUES ($1, 'ORDER_PAID', 'order', $2)",
        [actor, order.id],
      );
    }
    return 'PAID';
  });

  const revert = async (id: string): Promise<Order> => {
    const order = await manager.findOneBy(Order, { id });
    if (!order) throw new NotYourOrder();
    if (order.paid) throw new OrderAlreadyPaid();
    if (order.held) await move(order, 'RELEASE');
    await manager.update(Order, id, { held: false });
    return order;
  };
  jest.spyOn(cancellation, 'expireNext').mockImplementation(async () => {
    const order = await manager.findOne(Order, {
      where: { held: true, holdExpiresAt: LessThanOrEqual(new Date()) },
    });
    if (!order) return null;
    const failure = await revert(order.id).then(
      () => undefined,
      (error: unknown) => error,
    );
    return { orderId: order.id, failure };
  });
  jest.spyOn(cancellation, 'delete').mockImplementation(async (id) => {
    const order = await revert(id);
    await manager.update(Order, { id, paidAt: IsNull() }, { held: false, deletedAt: () => 'now()' });
    return order;
  });
}
