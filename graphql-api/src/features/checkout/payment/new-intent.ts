import type { Order } from '../../order/order.entity.js';
import type { PaymentAttempt } from './payment-attempt.entity.js';
import type { NewIntent } from './payment-gateway.port.js';

/** The intent of an attempt: always the same, so that asking the provider again is harmless. */
export function newIntentFor(order: Order, attempt: PaymentAttempt): NewIntent {
  return {
    attemptId: attempt.id,
    requestId: attempt.requestId,
    amountMinor: attempt.amountMinor,
    currency: attempt.currency,
    orderId: order.id,
    uid: order.userUid,
    description: `${order.quantity} × ${order.product}`,
    email: order.email,
  };
}
