import type { EntityManager } from 'typeorm';

import { AttemptOrder } from '../payment/attempt-order.entity.js';
import type { NewRefund, RefundSnapshot } from '../payment/payment-gateway.port.js';
import { type PaymentSet, subjectOf } from '../payment/payment-set.js';
import { ReturnRefund, subjectOfReturn } from '../payment/return-refund.entity.js';

/** Money of a payment that is due: the share of an order, or the refund of a return. */
export type Due = AttemptOrder | ReturnRefund;

/** Selects cases of a payment; all if both are left out. */
export interface CasesOf {
  /** Only cases of this order of several. */
  readonly orderId?: string;
  /** Only cases with this subject: a return's, since its order may have others. */
  readonly subject?: string;
}

/** The return that it is for; undefined for an order. */
export const returnIdOf = (due: Due): string | undefined =>
  due instanceof ReturnRefund ? due.returnId : undefined;

/** Whether it is all that the payment paid for. */
export const isOfAll = (due: Due, { shares }: PaymentSet): boolean =>
  shares.length === 1 && returnIdOf(due) === undefined;

/** How much is due, whatever is left of the payment: for an order, less its manual refunds. Minor units. */
export const dueAmount = (due: Due): number =>
  due instanceof ReturnRefund ? due.amountMinor : due.amountMinor - due.manualRefundMinor;

/** Whether a refund was issued for it, by its stamp. */
export const isFor =
  (due: Due) =>
  ({ orderId, returnId }: RefundSnapshot): boolean =>
    orderId === due.orderId && returnId === (returnIdOf(due) ?? null);

/** What is requested from the provider, with a fixed key for each amount. */
export function shareOf(due: Due, amountMinor: number): Pick<NewRefund, 'idempotencyKey' | 'share'> {
  const { attemptId, orderId } = due;
  const returnId = returnIdOf(due);
  const key = returnId ? `refund-return-${returnId}` : `refund-${attemptId}-${orderId}`;
  return {
    idempotencyKey: amountMinor === due.amountMinor ? key : `${key}-${amountMinor}`,
    share: { orderId, ...(returnId && { returnId }), amountMinor },
  };
}

/** The subject of a case about it. */
export const subjectOfDue = (due: Due, intentId: string, { shares }: PaymentSet): string =>
  due instanceof ReturnRefund ? subjectOfReturn(intentId, due) : subjectOf(intentId, due.orderId, shares);

/** The cases that end with it. */
export function casesOf(due: Due, intentId: string, set: PaymentSet): CasesOf {
  if (isOfAll(due, set)) return {};
  return due instanceof ReturnRefund ? { subject: subjectOfReturn(intentId, due) } : { orderId: due.orderId };
}

/** Stores that it is issued; without a refund, that it was paid back another way. False when it was stored before. */
export async function storeRefund(
  manager: EntityManager,
  due: Due,
  refund: RefundSnapshot | null,
): Promise<boolean> {
  const state = 'REFUND_DUE';
  const given = refund
    ? { state: 'REFUNDED' as const, refundId: refund.id }
    : { state: 'REFUNDED_OUT_OF_BAND' as const };
  const { attemptId, orderId } = due;
  const { affected } =
    due instanceof ReturnRefund
      ? await manager.update(ReturnRefund, { returnId: due.returnId, state }, given)
      : await manager.update(AttemptOrder, { attemptId, orderId, state }, given);
  return affected === 1;
}
