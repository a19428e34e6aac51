import type { EntityManager } from 'typeorm';

import type { AuditService } from '../../shop/audit/audit.service.js';
import { PaymentCase } from '../payment/payment-case.entity.js';
import { PaymentCaseKind, PaymentCaseResolution, PaymentCaseState } from '../payment/payment-case.kinds.js';
import type { NewCase, PaymentCases } from '../payment/payment-cases.service.js';
import type { RefundSnapshot } from '../payment/payment-gateway.port.js';

const ACTOR = 'system:payments';

/** One of our payments, and all its refunds, newest first, as read from the provider. */
interface RefundedPayment {
  readonly transactionId: string;
  readonly orderId: string;
  readonly refunds: readonly RefundSnapshot[];
  /** How many orders it paid and its total, if there are several. */
  readonly of?: { readonly orders: number; readonly amountMinor: number } | undefined;
}

/**
 * Refunds made at the provider without a request from the shop: one case per payment, about all of them together, so
 * that partial refunds add up to a full one (ADR 027).
 */
export class ProviderRefunds {
  constructor(
    private readonly cases: PaymentCases,
    private readonly audit: AuditService,
  ) {}

  /**
   * Brings the case of a payment in line with its refunds, in the caller's transaction, which has locked its first
   * order: opened by the first, grown by the next. A refund after someone put the case aside or closed it opens a new
   * one, again about the whole sum. If all its refunds failed, the case is closed. Returns the case if it is new, to be
   * reported after the transaction.
   */
  async note(manager: EntityManager, payment: RefundedPayment): Promise<NewCase | null> {
    const wanted = await this.adjust(manager, payment);
    return wanted && (await this.cases.write(manager, wanted)) ? wanted : null;
  }

  /** Returns the case to open, if any. */
  private async adjust(manager: EntityManager, payment: RefundedPayment): Promise<NewCase | null> {
    const { transactionId, refunds } = payment;
    const known = await manager.findBy(PaymentCase, { transactionId, kind: PaymentCaseKind.PROVIDER_REFUND });
    const seen = Math.max(0, ...known.map(({ amountMinor }) => amountMinor ?? 0));
    const back = sumOf(refunds.filter(({ status }) => status !== 'FAILED'));
    // This reading is older than the stored one: a later reading was stored first.
    if (sumOf(refunds) < seen) return null;
    if (back === 0) {
      await this.end(manager, transactionId, PaymentCaseResolution.SETTLED);
      return null;
    }
    const open = known.find(({ state }) => state === PaymentCaseState.OPEN);
    if (open) {
      if (back !== open.amountMinor) await this.change(manager, open, newCase(payment, back));
      return null;
    }
    if (back <= seen) return null;
    await this.end(manager, transactionId, PaymentCaseResolution.SUPERSEDED);
    return newCase(payment, back);
  }

  private async change(
    manager: EntityManager,
    { id, orderId, amountMinor: before }: PaymentCase,
    { amountMinor, detail }: NewCase,
  ): Promise<void> {
    await manager.update(PaymentCase, id, { amountMinor, detail });
    await this.audit.record(manager, ACTOR, 'CASE_UPDATED', orderId ? ['order', orderId] : ['case', id], {
      before: { amountMinor: before },
      after: { amountMinor },
    });
  }

  private async end(
    manager: EntityManager,
    transactionId: string,
    resolution: PaymentCaseResolution,
  ): Promise<void> {
    const kinds = [PaymentCaseKind.PROVIDER_REFUND];
    await this.cases.end(manager, { transactionId, kinds, resolution, by: ACTOR });
  }
}

function newCase({ transactionId, orderId, refunds, of }: RefundedPayment, amountMinor: number): NewCase {
  const given = refunds.filter(({ status }) => status !== 'FAILED');
  const [newest] = given;
  return {
    kind: PaymentCaseKind.PROVIDER_REFUND,
    subject: newest?.id ?? transactionId,
    transactionId,
    orderId,
    amountMinor,
    currency: newest?.currency ?? null,
    detail:
      (given.length === 1
        ? 'Refunded in Stripe directly.'
        : `Refunded in Stripe directly, in ${given.length} refunds.`) +
      (of && amountMinor < of.amountMinor
        ? ` The payment covered ${of.orders} orders: select the ones that the refund was for.`
        : ''),
  };
}

const sumOf = (refunds: readonly RefundSnapshot[]) =>
  refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
