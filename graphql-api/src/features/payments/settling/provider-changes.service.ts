import { type EntityManager, In } from 'typeorm';

import { Order } from '../../orders/order/order.entity.js';
import { inTransaction } from '../../../shared/transaction.js';
import { AttemptOrder } from '../payment/attempt-order.entity.js';
import { PaymentAttempt, UNDECIDED } from '../payment/payment-attempt.entity.js';
import { findPayment, sharesOf } from '../payment/payment-set.js';
import { PaymentCase } from '../payment/payment-case.entity.js';
import { PaymentCaseKind, PaymentCaseResolution, PaymentCaseState } from '../payment/payment-case.kinds.js';
import { ENDED_BY_REFUND, type PaymentCases } from '../payment/payment-cases.service.js';
import type { PaymentDisputes } from '../payment/payment-disputes.service.js';
import type { PaymentEvent, PaymentGateway, RefundSnapshot } from '../payment/payment-gateway.port.js';
import { noteRefunds } from '../payment/payment-refunds.js';
import { returnRefundsOf } from '../payment/return-refund.entity.js';
import type { RefundService } from '../refunding/refund.service.js';
import type { FailedRefunds } from './failed-refunds.service.js';
import type { ProviderRefunds } from './provider-refunds.service.js';

const ACTOR = 'system:payments';

/** A payment that the shop knows. An imported order may be paid without one of our attempts. */
interface Known {
  /** The first of its orders. */
  readonly orderId: string;
  readonly attempt: PaymentAttempt | null;
}

/**
 * Refunds made in the provider's dashboard, and disputes. Trusts only what it reads back, so messages may come late,
 * twice and in any order.
 */
export class ProviderChanges {
  constructor(
    private readonly manager: EntityManager,
    private readonly gateway: PaymentGateway,
    private readonly refunds: RefundService,
    private readonly cases: PaymentCases,
    private readonly providerRefunds: ProviderRefunds,
    private readonly failures: FailedRefunds,
    private readonly disputes: PaymentDisputes,
  ) {}

  /** Brings the shop in line with the refunds of a payment. Throws ServiceUnavailable. */
  async refunded(transactionId: string, event: PaymentEvent): Promise<void> {
    // First, because our refund is recorded here before the provider knows it.
    const refunds = await this.gateway.findRefunds(transactionId);
    const known = await this.find(transactionId);
    if (!known) {
      return this.refundedWithoutOrder(transactionId, refunds, event);
    }
    const { attempt } = known;
    if (attempt && UNDECIDED.includes(attempt.state)) {
      await inTransaction(this.manager, (manager) => noteRefunds(manager, transactionId, refunds));
      return this.closeMismatch(refunds, transactionId, attempt);
    }
    await this.note(transactionId, known, refunds);
    // Money that did not fit several orders was refunded as a whole, and is no order's.
    if (attempt?.state === 'CANCELED' && (await this.caseOf(transactionId))?.refundRequestedAt)
      return this.refundedWithoutOrder(transactionId, refunds, event);
    // This may be the news that a refund under way has failed, arriving before it was recorded as given.
    if (attempt && (await this.issueDueRefund(attempt.id))) await this.note(transactionId, known, refunds);
  }

  /** Stores the refunds of a payment together with the cases that they open and close. */
  private async note(
    transactionId: string,
    { attempt, orderId }: Known,
    refunds: readonly RefundSnapshot[],
  ): Promise<void> {
    const opened = await inTransaction(this.manager, async (manager) => {
      // Messages about the same payment wait for each other, and for anyone who is finishing its case.
      await manager.findOne(Order, {
        where: { id: orderId },
        withDeleted: true,
        lock: { mode: 'for_no_key_update' },
      });
      const failedNow = await noteRefunds(manager, transactionId, refunds);
      const attemptId = attempt?.id ?? null;
      const shares = attemptId ? await sharesOf(manager, attemptId) : [];
      const payment = { transactionId, orderId, refunds };
      const failed = await this.failures.note(manager, { ...payment, attemptId, shares, failedNow });
      const manual = manualRefunds(refunds, shares);
      const of =
        shares.length > 1 ? { orders: shares.length, amountMinor: attempt?.amountMinor ?? 0 } : undefined;
      const given = manual && (await this.providerRefunds.note(manager, { ...payment, refunds: manual, of }));
      return given ? [...failed, given] : failed;
    });
    for (const one of opened) this.cases.announce(one);
  }

  /** Refunds what is due on a payment, for orders and for returns. Returns whether anything was due. */
  private async issueDueRefund(attemptId: string): Promise<boolean> {
    const known = [
      ...(await sharesOf(this.manager, attemptId)),
      ...(await returnRefundsOf(this.manager, attemptId)),
    ];
    if (known.every(({ state }) => state !== 'REFUND_DUE')) return false;
    await this.refunds.issueDueRefund(attemptId);
    return true;
  }

  /** News of our own refund may arrive after its case was closed, and so may the news that it failed. */
  private async refundedWithoutOrder(
    transactionId: string,
    refunds: readonly RefundSnapshot[],
    event: PaymentEvent,
  ): Promise<void> {
    let recorded = await this.caseOf(transactionId);
    if (!recorded) return this.unmatched(event);
    const back = isBack(refunds, recorded);
    if (recorded.state !== PaymentCaseState.CLOSED) {
      if (back) return this.endAsRefunded(this.manager, transactionId);
      if (!recorded.refundRequestedAt) return this.unmatched(event);
      // Perhaps the news that the refund under way has failed, arriving before it was recorded as given.
      await this.refunds.issueUnrecordedRefund(recorded.id);
      recorded = await this.caseOf(transactionId);
    }
    if (back || recorded?.resolution !== PaymentCaseResolution.REFUNDED) return;
    await this.openFailure(
      refunds.find(({ status }) => status === 'FAILED'),
      transactionId,
      recorded.orderId,
    );
  }

  /** Brings the shop in line with the disputes of a payment. Throws ServiceUnavailable. */
  async disputed(transactionId: string, event?: PaymentEvent): Promise<void> {
    const known = await this.find(transactionId);
    const disputes = await this.disputes.update({ transactionId, orderId: known?.orderId ?? null });
    if (disputes.length === 0 && event) await this.unmatched(event);
  }

  /** Records a message that names none of our payments. */
  async unmatched({ id, type, intentId, amountMinor, currency }: PaymentEvent): Promise<void> {
    await this.cases.open({
      kind: PaymentCaseKind.UNMATCHED_EVENT,
      subject: intentId ?? id,
      transactionId: intentId,
      orderId: null,
      amountMinor: currency ? amountMinor : null,
      currency,
      detail: `A webhook (${type}, ${id}) that matches no payment of this shop.`,
    });
  }

  private async openFailure(
    failed: RefundSnapshot | undefined,
    transactionId: string,
    orderId: string | null,
  ): Promise<void> {
    if (!failed) return;
    const { id: subject, amountMinor, currency, failure } = failed;
    await this.cases.open({
      kind: PaymentCaseKind.REFUND_FAILED,
      ...{ subject, transactionId, orderId, amountMinor, currency },
      detail: `The refund failed: ${failure ?? 'no reason given'}.`,
    });
  }

  /** Money that does not match is often refunded in the provider's dashboard. */
  private async closeMismatch(
    refunds: readonly RefundSnapshot[],
    transactionId: string,
    attempt: PaymentAttempt,
  ): Promise<void> {
    const recorded = await this.caseOf(transactionId);
    const [refund] = refunds;
    if (!recorded || recorded.state === PaymentCaseState.CLOSED || !refund || !isBack(refunds, recorded))
      return;
    await inTransaction(this.manager, async (manager) => {
      const { id: attemptId, state } = attempt;
      const { affected } = await manager.update(
        PaymentAttempt,
        { id: attemptId, state },
        { state: 'SETTLED' },
      );
      if (affected) {
        await manager.update(AttemptOrder, { attemptId }, { state: 'REFUNDED', refundId: refund.id });
      }
      await this.endAsRefunded(manager, transactionId);
    });
  }

  private endAsRefunded(manager: EntityManager, transactionId: string): Promise<void> {
    const resolution = PaymentCaseResolution.REFUNDED;
    return this.cases.end(manager, { transactionId, kinds: ENDED_BY_REFUND, resolution, by: ACTOR });
  }

  /** The case about money that could not be matched, closed or not. There is one per payment, which is its subject. */
  private caseOf(transactionId: string): Promise<PaymentCase | null> {
    const kind = In([PaymentCaseKind.PAYMENT_WITHOUT_ORDER, PaymentCaseKind.PAYMENT_MISMATCH]);
    return this.manager.findOneBy(PaymentCase, { kind, subject: transactionId });
  }

  private async find(intentId: string): Promise<Known | null> {
    const payment = await findPayment(this.manager, intentId);
    const [first] = payment?.shares ?? [];
    if (payment && first) return { attempt: payment.attempt, orderId: first.orderId };
    const order = await this.manager.findOneBy(Order, { transactionId: intentId });
    return order && { attempt: null, orderId: order.id };
  }
}

/**
 * How much of a payment went back without a request from the shop; null when that can't be known. For several orders,
 * whatever lacks our metadata; for one, everything while nothing was requested.
 */
function manualRefunds(
  refunds: readonly RefundSnapshot[],
  shares: readonly AttemptOrder[],
): readonly RefundSnapshot[] | null {
  if (shares.length > 1) {
    const manual = refunds.filter(({ orderId }) => orderId === null);
    return manual.length > 0 ? manual : null;
  }
  const manual = refunds.filter(({ returnId }) => returnId === null);
  return shares.every(({ state }) => state === 'SETTLED') ? manual : null;
}

/** Whether at least as much was refunded as was received. */
const isBack = (refunds: readonly RefundSnapshot[], { amountMinor }: PaymentCase) =>
  amountMinor !== null &&
  refunds.reduce((sum, refund) => sum + (refund.status === 'FAILED' ? 0 : refund.amountMinor), 0) >=
    amountMinor;
