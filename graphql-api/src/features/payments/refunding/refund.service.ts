import { type EntityManager, IsNull, type Repository } from 'typeorm';

import { lockRow } from '../../../shared/lock-row.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import type { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import { sharesOf, type PaymentSet } from '../payment/payment-set.js';
import { PaymentCase } from '../payment/payment-case.entity.js';
import { PaymentCaseKind, PaymentCaseResolution, PaymentCaseState } from '../payment/payment-case.kinds.js';
import { ENDED_BY_REFUND, type NewCase, type PaymentCases } from '../payment/payment-cases.service.js';
import type { PaymentDisputes } from '../payment/payment-disputes.service.js';
import { RefundRefused } from '../payment/payment.errors.js';
import type { NewRefund, PaymentGateway, RefundSnapshot } from '../payment/payment-gateway.port.js';
import { type MoneyBack, moneyBack, noteRefunds } from '../payment/payment-refunds.js';
import { returnRefundsOf } from '../payment/return-refund.entity.js';
import {
  dueAmount,
  casesOf,
  type CasesOf,
  type Due,
  isFor,
  isOfAll,
  returnIdOf,
  shareOf,
  storeRefund,
  subjectOfDue,
} from './due.js';

const ACTOR = 'system:refund';

/** Cases that the provider's refusal does not close: the refusal itself, and money that went back earlier. */
const GO_ON_WHEN_REFUSED = new Set<PaymentCaseKind>([
  PaymentCaseKind.REFUND_FAILED,
  PaymentCaseKind.PROVIDER_REFUND,
]);
const NONE: ReadonlySet<PaymentCaseKind> = new Set();

/** What is owed, as stated in the case that a refusal opens. */
interface DueRefund extends Pick<NewCase, 'subject' | 'orderId' | 'amountMinor' | 'currency'> {
  /** Which of the payment's cases it concerns; all if left out. */
  readonly cases?: CasesOf;
}

/** Refunds money for orders that can't be honored, or that an admin refunded. */
export class RefundService {
  constructor(
    private readonly attempts: Repository<PaymentAttempt>,
    private readonly gateway: PaymentGateway,
    private readonly audit: AuditService,
    private readonly cases: PaymentCases,
    private readonly disputes: PaymentDisputes,
  ) {}

  /**
   * Refunds whatever is due on an attempt, each order's share and each return separately. Throws ServiceUnavailable;
   * the reconciler tries again. A permanent refusal by the provider becomes a case.
   */
  async issueDueRefund(attemptId: string): Promise<void> {
    const { manager } = this.attempts;
    const attempt = await this.attempts.findOneBy({ id: attemptId });
    if (!attempt?.intentId) return;
    const { intentId } = attempt;
    const set = { attempt, shares: await sharesOf(manager, attemptId) };
    const due = [...set.shares, ...(await returnRefundsOf(manager, attemptId))].filter(
      ({ state }) => state === 'REFUND_DUE',
    );
    let failure: Error | undefined;
    for (const one of due) {
      try {
        await this.give(set, one, intentId);
      } catch (error) {
        // The others need not wait for this one.
        failure ??= error as Error;
      }
    }
    if (failure) throw failure;
  }

  /**
   * Uses a fixed idempotency key of attempt and order, or of the return, so that it may be requested any number of
   * times. For a payment of one order everything not yet refunded goes back; else exactly what is due, or what is left
   * of the payment if that is less, as after a refund in the provider's dashboard: never more than came in, and nothing
   * is left over.
   */
  private async give(set: PaymentSet, due: Due, intentId: string): Promise<void> {
    const { attempt } = set;
    const { orderId } = due;
    const back = await moneyBack(this.attempts.manager, intentId);
    const isWhole = isOfAll(due, set) && back.refundedManually === 0;
    // The amount received may have been more or less than the order cost.
    const mismatch = await this.attempts.manager.findOneBy(PaymentCase, {
      kind: PaymentCaseKind.PAYMENT_MISMATCH,
      subject: intentId,
    });
    const amountMinor = isWhole
      ? (mismatch?.amountMinor ?? due.amountMinor) - back.refunded
      : await this.findDueRefund(set, due, { intentId, back });
    const isAllBack = !isWhole && amountMinor === 0;
    const cases = casesOf(due, intentId, set);
    const refund = isAllBack
      ? null
      : await this.requestRefund(
          {
            intentId,
            requestId: attempt.requestId,
            ...(isWhole ? { idempotencyKey: `refund-${attempt.id}` } : shareOf(due, amountMinor)),
          },
          {
            subject: subjectOfDue(due, intentId, set),
            ...{ orderId, amountMinor, currency: mismatch?.currency ?? attempt.currency, cases },
          },
        );
    if (refund === null && !isAllBack) return;
    // If everything went back another way in the meantime, the provider names its last refund.
    const given = refund && (isWhole || isFor(due)(refund)) ? refund : null;
    await inTransaction(this.attempts.manager, async (manager) => {
      if (!(await storeRefund(manager, due, given))) return;
      if (given) await noteRefunds(manager, intentId, [given]);
      const { REFUNDED, REFUNDED_OUT_OF_BAND } = PaymentCaseResolution;
      await this.endCases(manager, intentId, given ? REFUNDED : REFUNDED_OUT_OF_BAND, cases);
      const returnId = returnIdOf(due);
      await this.audit.record(manager, ACTOR, 'PAYMENT_REFUNDED', ['order', orderId], {
        after: {
          intentId,
          ...(returnId && { returnId }),
          refundId: given?.id ?? null,
          amountMinor: given?.amountMinor ?? 0,
        },
      });
    });
  }

  /**
   * What is due, or what is left of its payment if less: of what was received neither refunded at the provider nor paid
   * another way, nor to be paid so by a case that stays open. Minor units.
   */
  private async findDueRefund(
    set: PaymentSet,
    due: Due,
    { intentId, back }: { readonly intentId: string; readonly back: MoneyBack },
  ): Promise<number> {
    const refunds = await this.gateway.findRefunds(intentId);
    const others = refunds.filter((refund) => refund.status !== 'FAILED' && !isFor(due)(refund));
    // A refund of all that was paid closes such a case.
    const byCases = back.refundedManually + (isOfAll(due, set) ? 0 : back.manualRefundDue);
    const refundedMinor = others.reduce((sum, { amountMinor }) => sum + amountMinor, byCases);
    return Math.max(0, Math.min(dueAmount(due), set.attempt.amountMinor - refundedMinor));
  }

  /** Refunds a payment without an order: its case records that the refund was requested. */
  async issueUnrecordedRefund(caseId: string): Promise<void> {
    const found = await this.attempts.manager.findOneBy(PaymentCase, { id: caseId });
    if (!found?.transactionId || !found.refundRequestedAt || found.state === PaymentCaseState.CLOSED) return;
    const { transactionId, orderId, amountMinor, currency } = found;
    const refund = await this.requestRefund(
      { intentId: transactionId, requestId: null, idempotencyKey: `refund-${transactionId}` },
      { subject: transactionId, orderId, amountMinor, currency },
    );
    if (refund === null) return;
    const { id: refundId } = refund;
    await inTransaction(this.attempts.manager, async (manager) => {
      const open = await lockRow(manager, PaymentCase, { id: caseId, closedAt: IsNull() });
      if (!open) return;
      await noteRefunds(manager, transactionId, [refund]);
      await this.endCases(manager, transactionId, PaymentCaseResolution.REFUNDED);
      await this.audit.record(manager, ACTOR, 'PAYMENT_REFUNDED', ['case', caseId], {
        after: { intentId: transactionId, refundId, amountMinor },
      });
    });
  }

  /**
   * Null when the provider refuses permanently: that opens a case, which takes over from the payment's other cases. The
   * usual reason is a dispute whose message may still arrive, so disputes are read first: otherwise the case would
   * tell an admin to pay the customer twice. If the bank has taken the money, nothing is owed.
   */
  private async requestRefund(
    refund: NewRefund,
    { cases, ...dueRefund }: DueRefund,
  ): Promise<RefundSnapshot | null> {
    const { intentId: transactionId } = refund;
    try {
      return await this.gateway.refund(refund);
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      const disputes = await this.disputes.update({ transactionId, orderId: dueRefund.orderId });
      if (disputes.some(({ status }) => status === 'LOST')) return null;
      const failed = {
        kind: PaymentCaseKind.REFUND_FAILED,
        detail: `The provider refused the refund: ${error.message}`,
        transactionId,
        ...dueRefund,
      };
      await this.cases.open(failed, (manager) =>
        this.endCases(manager, transactionId, PaymentCaseResolution.SUPERSEDED, cases),
      );
      return null;
    }
  }

  private async endCases(
    manager: EntityManager,
    transactionId: string,
    resolution: PaymentCaseResolution,
    { orderId, subject }: CasesOf = {},
  ): Promise<void> {
    const isPaidOut = resolution !== PaymentCaseResolution.SUPERSEDED;
    // The refund of one of several orders says nothing about manual refunds.
    const remaining = isPaidOut && orderId === undefined ? NONE : GO_ON_WHEN_REFUSED;
    const kinds = ENDED_BY_REFUND.filter((kind) => !remaining.has(kind));
    const ending = { transactionId, resolution, by: ACTOR, orderId };
    await this.cases.end(manager, { ...ending, kinds, subject });
    if (isPaidOut && orderId !== undefined) {
      const refusal = { kinds: [PaymentCaseKind.REFUND_FAILED], subject: `${transactionId}:${orderId}` };
      await this.cases.end(manager, { ...ending, ...refusal });
    }
  }
}
