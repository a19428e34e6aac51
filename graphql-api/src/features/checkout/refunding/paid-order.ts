import { type EntityManager, Not } from 'typeorm';

import { isId } from '../../../shared/ids.js';
import { Order } from '../../order/order.entity.js';
import { PaymentCase } from '../payment/payment-case.entity.js';
import { PaymentCaseKind, PaymentCaseState } from '../payment/payment-case.kinds.js';
import { findPayment, insertPayment, partsOf, type PaymentSet } from '../payment/payment-set.js';

/** An order that nobody else changes until the transaction ends; null: there is none. */
export const lockOrder = (manager: EntityManager, id: string): Promise<Order | null> =>
  isId(id)
    ? manager.findOne(Order, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : Promise.resolve(null);

/** Whether a bank is deciding about the payment of an order: whoever pays the customer then may pay twice. */
export function isDisputed(manager: EntityManager, { transactionId }: Order): Promise<boolean> {
  const [kind, state] = [PaymentCaseKind.DISPUTE, Not(PaymentCaseState.CLOSED)];
  return transactionId === null
    ? Promise.resolve(false)
    : manager.existsBy(PaymentCase, { transactionId, kind, state });
}

/** The payment that paid an order. An imported one has none of ours yet. */
export async function paymentOf(manager: EntityManager, order: Order): Promise<PaymentSet> {
  const { transactionId: intentId } = order;
  const known = intentId === null ? null : await findPayment(manager, intentId);
  if (known) return known;
  const attempt = await insertPayment(manager, [order], { state: 'SETTLED', intentId });
  return { attempt, parts: await partsOf(manager, attempt.id) };
}
