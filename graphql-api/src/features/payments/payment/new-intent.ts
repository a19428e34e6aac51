import { type EntityManager, In } from 'typeorm';

import { Order } from '../../orders/order/order.entity.js';
import type { PaymentAttempt } from './payment-attempt.entity.js';
import type { NewIntent } from './payment-gateway.port.js';
import { sharesOf } from './payment-set.js';

/**
 * The intent of an attempt: always the same, so that asking the provider again is harmless. A set of one names its
 * order, as it did before there were larger sets: a key belongs to one set of parameters.
 */
export async function newIntentFor(manager: EntityManager, attempt: PaymentAttempt): Promise<NewIntent> {
  const shares = await sharesOf(manager, attempt.id);
  const [first, ...others] = await manager.find(Order, {
    where: { id: In(shares.map(({ orderId }) => orderId)) },
    withDeleted: true,
    order: { id: 'ASC' },
  });
  if (!first) throw new Error(`attempt ${attempt.id} has no order`);
  return {
    attemptId: attempt.id,
    requestId: attempt.requestId,
    amountMinor: attempt.amountMinor,
    currency: attempt.currency,
    orderId: others.length === 0 ? first.id : null,
    uid: first.userUid,
    description: others.length === 0 ? `${first.quantity} × ${first.product}` : `${shares.length} orders`,
    email: first.email,
  };
}
