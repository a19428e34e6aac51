import { type EntityManager, IsNull, type Repository } from 'typeorm';

import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import { AttemptOrder } from '../payment/attempt-order.entity.js';
import type { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import { partsOf, type PaymentSet, subjectOf } from '../payment/payment-set.js';
import { PaymentCase } from '../payment/payment-case.entity.js';
import { PaymentCaseKind, PaymentCaseResolution, PaymentCaseState } from '../payment/payment-case.kinds.js';
import { ENDED_BY_REFUND, type NewCase, type PaymentCases } from '../payment/payment-cases.service.js';
import type { PaymentDisputes } from '../payment/payment-disputes.service.js';
import { RefundRefused } from '../payment/payment.errors.js';
import type { NewRefund, PaymentGateway, RefundSnapshot } from '../payment/payment-gateway.port.js';
import { noteRefunds, refundedMinor } from '../payment/payment-refunds.js';
import { ReturnRefund, returnRefundsOf, subjectOfReturn } from '../payment/return-refund.entity.js';

const ACTOR = 'system:refund';

/** What a refusal of the provider does not end: the refusal itself, and what has gone back before. */
const GO_ON_WHEN_REFUSED = new Set<PaymentCaseKind>([
  PaymentCaseKind.REFUND_FAILED,
  PaymentCaseKind.PROVIDER_REFUND,
]);

/** What is owed, as the case says it that comes of a refusal. */
interface Owed extends Pick<NewCase, 'subject' | 'orderId' | 'amountMinor' | 'currency'> {
  /** The order whose cases alone it is about, of a payment of several. */
  readonly only?: string | undefined;
  /** Whether cases of the same subject alone are about it: of a return, beside which there may be others of the order. */
  readonly alone?: boolean;
}

/** Gives money back that came for an order which can't be honoured, or which an admin refunded. */
export class RefundService {
  constructor(
    private readonly attempts: Repository<PaymentAttempt>,
    private readonly gateway: PaymentGateway,
    private readonly audit: AuditService,
    private readonly cases: PaymentCases,
    private readonly disputes: PaymentDisputes,
  ) {}

  /**
   * Refunds whatever of an attempt is due, each order's share and each return for itself. Throws ServiceUnavailable; the reconciler asks again. What the
   * provider refuses for good becomes a case.
   */
  async giveDue(attemptId: string): Promise<void> {
    const { manager } = this.attempts;
    const attempt = await this.attempts.findOneBy({ id: attemptId });
    if (!attempt?.intentId) return;
    const { intentId } = attempt;
    const parts = await partsOf(manager, attemptId);
    const returns = await returnRefundsOf(manager, attemptId);
    const due = [
      ...parts.filter(isDue).map((part) => () => this.give({ attempt, parts }, part, intentId)),
      ...returns.filter(isDue).map((one) => () => this.giveReturn(attempt, one, intentId)),
    ];
    let failure: Error | undefined;
    for (const give of due) {
      try {
        await give();
      } catch (error) {
        // The others need not wait for this one.
        failure ??= error as Error;
      }
    }
    if (failure) throw failure;
  }

  /**
   * With a fixed idempotency key of attempt and order, so that it may be asked for any number of times. Of a payment of one order all
   * goes back that is not back yet, of several exactly its share.
   */
  private async give({ attempt, parts }: PaymentSet, part: AttemptOrder, intentId: string): Promise<void> {
    const { orderId } = part;
    const alone = parts.length === 1;
    const owedMinor = alone
      ? part.amountMinor - (await refundedMinor(this.attempts.manager, intentId))
      : part.amountMinor;
    const refund = await this.ask(
      {
        intentId,
        requestId: attempt.requestId,
        idempotencyKey: alone ? `refund-${attempt.id}` : `refund-${attempt.id}-${orderId}`,
        ...(!alone && { share: { orderId, amountMinor: part.amountMinor } }),
      },
      {
        subject: subjectOf(intentId, orderId, parts),
        orderId,
        amountMinor: owedMinor,
        currency: attempt.currency,
        only: alone ? undefined : orderId,
      },
    );
    if (refund === null) return;
    const { id: refundId, amountMinor } = refund;
    await inTransaction(this.attempts.manager, async (manager) => {
      const updated = await manager.update(
        AttemptOrder,
        { attemptId: attempt.id, orderId, state: 'REFUND_DUE' },
        { state: 'REFUNDED', refundId },
      );
      if (updated.affected !== 1) return;
      await noteRefunds(manager, intentId, [refund]);
      await this.endCases(manager, intentId, PaymentCaseResolution.REFUNDED, {
        only: alone ? undefined : orderId,
      });
      await this.audit.record(manager, {
        actor: ACTOR,
        action: 'PAYMENT_REFUNDED',
        subject: 'order',
        subjectId: orderId,
        after: { intentId, refundId, amountMinor },
      });
    });
  }

  /**
   * For a return, with a fixed key and its own stamp. Where part of the payment went back at the provider's desk meanwhile, what is left of
   * it goes back: never more than came, and nothing is left over.
   */
  private async giveReturn(attempt: PaymentAttempt, owed: ReturnRefund, intentId: string): Promise<void> {
    const { returnId, orderId } = owed;
    const subject = subjectOfReturn(intentId, owed);
    const ask = (amountMinor: number, key: string) =>
      this.ask(
        {
          intentId,
          requestId: attempt.requestId,
          idempotencyKey: key,
          share: { orderId, returnId, amountMinor },
        },
        { subject, orderId, amountMinor, currency: attempt.currency, alone: true },
      );
    const key = `refund-return-${returnId}`;
    const leftMinor = await this.leftOf(attempt, owed, intentId);
    const amountMinor = Math.min(owed.amountMinor, leftMinor);
    const refund =
      amountMinor === 0
        ? null
        : await ask(amountMinor, amountMinor === owed.amountMinor ? key : `${key}-${amountMinor}`);
    if (refund === null && amountMinor > 0) return;
    // All of the payment went back otherwise: nothing is left to be given for this return.
    const given = refund?.returnId === returnId ? refund : null;
    await inTransaction(this.attempts.manager, async (manager) => {
      const { affected } = await manager.update(
        ReturnRefund,
        { returnId, state: 'REFUND_DUE' },
        given ? { state: 'REFUNDED', refundId: given.id } : { state: 'REFUNDED_OUT_OF_BAND' },
      );
      if (affected !== 1) return;
      if (given) await noteRefunds(manager, intentId, [given]);
      await this.cases.end(manager, {
        transactionId: intentId,
        subject,
        kinds: ENDED_BY_REFUND,
        resolution: given ? PaymentCaseResolution.REFUNDED : PaymentCaseResolution.REFUNDED_OUT_OF_BAND,
        by: ACTOR,
      });
      await this.audit.record(manager, {
        actor: ACTOR,
        action: 'PAYMENT_REFUNDED',
        subject: 'order',
        subjectId: orderId,
        after: { intentId, returnId, refundId: given?.id ?? null, amountMinor },
      });
    });
  }

  /** What came and is not back, this return aside, by the provider's own word. Minor units. */
  private async leftOf(
    attempt: PaymentAttempt,
    { returnId }: ReturnRefund,
    intentId: string,
  ): Promise<number> {
    const refunds = await this.gateway.findRefunds(intentId);
    const back = refunds.filter((refund) => refund.status !== 'FAILED' && refund.returnId !== returnId);
    return Math.max(0, attempt.amountMinor - back.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
  }

  /** The same for a payment that has no order: its case remembers that the refund was asked for. */
  async giveUnrecorded(caseId: string): Promise<void> {
    const found = await this.attempts.manager.findOneBy(PaymentCase, { id: caseId });
    if (!found?.transactionId || !found.refundAskedAt || found.state === PaymentCaseState.CLOSED) return;
    const { transactionId, orderId, amountMinor, currency } = found;
    const refund = await this.ask(
      { intentId: transactionId, requestId: null, idempotencyKey: `refund-${transactionId}` },
      { subject: transactionId, orderId, amountMinor, currency },
    );
    if (refund === null) return;
    const { id: refundId } = refund;
    await inTransaction(this.attempts.manager, async (manager) => {
      const open = await manager.findOne(PaymentCase, {
        where: { id: caseId, closedAt: IsNull() },
        lock: { mode: 'for_no_key_update' },
      });
      if (!open) return;
      await noteRefunds(manager, transactionId, [refund]);
      await this.endCases(manager, transactionId, PaymentCaseResolution.REFUNDED);
      await this.audit.record(manager, {
        actor: ACTOR,
        action: 'PAYMENT_REFUNDED',
        subject: 'case',
        subjectId: caseId,
        after: { intentId: transactionId, refundId, amountMinor },
      });
    });
  }

  /**
   * Null when the provider refuses for good: that is a case of its own, and the others of the payment go on as it. A bank that
   * has asked for the money is the usual reason, and its message may not have come yet: whoever is told to pay the customer
   * another way would pay twice. Where the bank has taken it, nothing is owed.
   */
  private async ask(wanted: NewRefund, { only, alone, ...owed }: Owed): Promise<RefundSnapshot | null> {
    const { intentId: transactionId } = wanted;
    try {
      return await this.gateway.refund(wanted);
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      const disputes = await this.disputes.update({ transactionId, orderId: owed.orderId });
      if (disputes.some(({ status }) => status === 'LOST')) return null;
      const failed = {
        kind: PaymentCaseKind.REFUND_FAILED,
        detail: `The provider refused the refund: ${error.message}`,
        transactionId,
        ...owed,
      };
      await this.cases.open(failed, (manager) =>
        this.endCases(manager, transactionId, PaymentCaseResolution.SUPERSEDED, {
          only,
          subject: alone ? owed.subject : undefined,
        }),
      );
      return null;
    }
  }

  private endCases(
    manager: EntityManager,
    transactionId: string,
    resolution: PaymentCaseResolution.REFUNDED | PaymentCaseResolution.SUPERSEDED,
    { only, subject }: { readonly only?: string | undefined; readonly subject?: string | undefined } = {},
  ): Promise<void> {
    const kinds = ENDED_BY_REFUND.filter(
      (kind) =>
        (resolution === PaymentCaseResolution.REFUNDED || !GO_ON_WHEN_REFUSED.has(kind)) &&
        // What went back of the whole payment is not told by one order of it.
        (only === undefined && subject === undefined ? true : kind !== PaymentCaseKind.PROVIDER_REFUND),
    );
    return this.cases.end(manager, { transactionId, kinds, resolution, by: ACTOR, orderId: only, subject });
  }
}

const isDue = ({ state }: { readonly state: string }) => state === 'REFUND_DUE';
