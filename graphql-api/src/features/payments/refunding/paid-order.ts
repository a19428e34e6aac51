import { type EntityManager, Not } from 'typeorm';

import { Order } from '../../orders/order/order.entity.js';
import { OrderDisputed, ManualRefundUnassigned } from '../../orders/order/order.errors.js';
import { PaymentCase } from '../payment/payment-case.entity.js';
import { PaymentCaseKind, PaymentCaseState } from '../payment/payment-case.kinds.js';
import { findPayment, insertPayment, sharesOf, type PaymentSet } from '../payment/payment-set.js';

/**
 * Throws OrderDisputed while a bank is deciding about the payment, and ManualRefundUnassigned while no one has recorded which of
 * several orders a manual refund was for: the customer might be paid twice.
 */
export async function requireRefundable(
  manager: EntityManager,
  { transactionId }: Order,
  { length }: PaymentSet['shares'],
): Promise<void> {
  if (transactionId === null) return;
  const hasOpen = (kind: PaymentCaseKind) =>
    manager.existsBy(PaymentCase, { transactionId, kind, state: Not(PaymentCaseState.CLOSED) });
  if (await hasOpen(PaymentCaseKind.DISPUTE)) throw new OrderDisputed();
  if (length > 1 && (await hasOpen(PaymentCaseKind.PROVIDER_REFUND))) throw new ManualRefundUnassigned();
}

/** The payment that paid an order. An imported order has no attempt yet. */
export async function paymentOf(manager: EntityManager, order: Order): Promise<PaymentSet> {
  const { transactionId: intentId } = order;
  const known = intentId === null ? null : await findPayment(manager, intentId);
  if (known) return known;
  const attempt = await insertPayment(manager, [order], { state: 'SETTLED', intentId });
  return { attempt, shares: await sharesOf(manager, attempt.id) };
}
