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
import { moneyBack, noteRefunds } from '../payment/payment-refunds.js';
import { ReturnRefund, returnRefundsOf, subjectOfReturn } from '../payment/return-refund.entity.js';

const ACTOR = 'system:refund';

/** Cases that the provider's refusal does not close: the refusal itself, and money that went back earlier. */
const GO_ON_WHEN_REFUSED = new Set<PaymentCaseKind>([
  PaymentCaseKind.REFUND_FAILED,
  PaymentCaseKind.PROVIDER_REFUND,
]);

/** What is owed, as stated in the case that a refusal opens. */
interface Owed extends Pick<NewCase, 'subject' | 'orderId' | 'amountMinor' | 'currency'> {
  /** For a payment of several orders: the order whose cases it concerns. */
  readonly only?: string | undefined;
  /** Whether only cases with the same subject concern it: for a return, since the order may have other returns. */
  readonly alone?: boolean;
}

/** Refunds money for orders that can't be honoured, or that an admin refunded. */
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
   * Uses a fixed idempotency key of attempt and order, so that it may be requested any number of times. For a payment
   * of one order everything not yet refunded goes back, less what was paid back another way before; for several
   * exactly the order's share.
   */
  private async give({ attempt, parts }: PaymentSet, part: AttemptOrder, intentId: string): Promise<void> {
    const { orderId } = part;
    const alone = parts.length === 1;
    const back = alone ? await moneyBack(this.attempts.manager, intentId) : nothing;
    const owedMinor = part.amountMinor - back.refunded - back.paidAnotherWay;
    const isWhole = alone && back.paidAnotherWay === 0;
    const isAllBack = !isWhole && owedMinor <= 0;
    const refund = isAllBack
      ? null
      : await this.ask(
          {
            intentId,
            requestId: attempt.requestId,
            idempotencyKey: isWhole ? `refund-${attempt.id}` : `refund-${attempt.id}-${orderId}`,
            ...(!isWhole && { share: { orderId, amountMinor: owedMinor } }),
          },
          {
            subject: subjectOf(intentId, orderId, parts),
            orderId,
            amountMinor: owedMinor,
            currency: attempt.currency,
            only: alone ? undefined : orderId,
          },
        );
    if (refund === null && !isAllBack) return;
    await inTransaction(this.attempts.manager, async (manager) => {
      const updated = await manager.update(
        AttemptOrder,
        { attemptId: attempt.id, orderId, state: 'REFUND_DUE' },
        refund ? { state: 'REFUNDED', refundId: refund.id } : { state: 'REFUNDED_OUT_OF_BAND' },
      );
      if (updated.affected !== 1) return;
      if (refund) await noteRefunds(manager, intentId, [refund]);
      await this.endCases(manager, intentId, PaymentCaseResolution.REFUNDED, {
        only: alone ? undefined : orderId,
      });
      await this.audit.record(manager, {
        actor: ACTOR,
        action: 'PAYMENT_REFUNDED',
        subject: 'order',
        subjectId: orderId,
        after: { intentId, refundId: refund?.id ?? null, amountMinor: refund?.amountMinor ?? 0 },
      });
    });
  }

  /**
   * For a return, with a fixed key and its own metadata. If part of the payment was meanwhile refunded in the
   * provider's dashboard, the rest goes back: never more than came in, and nothing is left over.
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
    // The whole payment went back another way: nothing is left to refund for this return.
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

  /** What the provider received and has not refunded, not counting this return. Minor units. */
  private async leftOf(
    attempt: PaymentAttempt,
    { returnId }: ReturnRefund,
    intentId: string,
  ): Promise<number> {
    const refunds = await this.gateway.findRefunds(intentId);
    const back = refunds.filter((refund) => refund.status !== 'FAILED' && refund.returnId !== returnId);
    return Math.max(0, attempt.amountMinor - back.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
  }

  /** The same for a payment without an order: its case records that the refund was requested. */
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
   * Null when the provider refuses permanently: that opens a case, which takes over from the payment's other cases. The
   * usual reason is a dispute whose message may not have come yet, so disputes are read first: otherwise the case would
   * tell an admin to pay the customer twice. If the bank has taken the money, nothing is owed.
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

  private async endCases(
    manager: EntityManager,
    transactionId: string,
    resolution: PaymentCaseResolution.REFUNDED | PaymentCaseResolution.SUPERSEDED,
    { only, subject }: { readonly only?: string | undefined; readonly subject?: string | undefined } = {},
  ): Promise<void> {
    const isGiven = resolution === PaymentCaseResolution.REFUNDED;
    const isWhole = only === undefined && subject === undefined;
    // Of one of several orders, nothing can be read off about money that went back by hand.
    const kinds = ENDED_BY_REFUND.filter((kind) => !GO_ON_WHEN_REFUSED.has(kind) || (isGiven && isWhole));
    const ending = { transactionId, resolution, by: ACTOR, orderId: only };
    await this.cases.end(manager, { ...ending, kinds, subject });
    if (isGiven && only !== undefined) {
      const refusal = { kinds: [PaymentCaseKind.REFUND_FAILED], subject: `${transactionId}:${only}` };
      await this.cases.end(manager, { ...ending, ...refusal });
    }
  }
}

const nothing = { refunded: 0, paidAnotherWay: 0 };

const isDue = ({ state }: { readonly state: string }) => state === 'REFUND_DUE';
