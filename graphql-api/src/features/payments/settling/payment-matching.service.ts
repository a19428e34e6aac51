import type { EntityManager } from 'typeorm';

import { ServiceUnavailable } from '../../../shared/shop-error.js';
import { UNDECIDED } from '../payment/payment-attempt.entity.js';
import { findPayment } from '../payment/payment-set.js';
import { PaymentCaseKind, PaymentCaseResolution } from '../payment/payment-case.kinds.js';
import type { NewCase, PaymentCases } from '../payment/payment-cases.service.js';
import { ForeignPayment, UnknownPayment, UnrecordedPayment } from '../payment/payment.errors.js';
import { rememberEvent } from './remember-event.js';
import type { SettleCause, Settlement, SettlementService } from './settlement.service.js';

/** Finds out what a payment that succeeded at the provider is for. One that can't be matched is recorded as a case. */
export class PaymentMatching {
  constructor(
    private readonly manager: EntityManager,
    private readonly settlement: SettlementService,
    private readonly cases: PaymentCases,
  ) {}

  /** Like SettlementService.settle, except that a payment that is not ours is reported instead of refused. */
  async match(intentId: string, cause: SettleCause): Promise<Settlement | 'FOREIGN'> {
    try {
      return await this.settlement.settle(intentId, cause);
    } catch (error) {
      if (error instanceof ForeignPayment) {
        await this.noteForeign(intentId, cause);
        return 'FOREIGN';
      }
      if (error instanceof UnknownPayment) await this.noteUnknown(intentId, cause, error);
      if (error instanceof ServiceUnavailable) await this.noteUnconfirmed(intentId, cause);
      throw error;
    }
  }

  private async noteForeign(intentId: string, cause: SettleCause): Promise<void> {
    const { event } = cause;
    const foreign = newCase(PaymentCaseKind.UNMATCHED_EVENT, intentId, cause, {
      detail: "A payment in the shop's Stripe account that this shop did not create.",
    });
    await this.cases.open(foreign, async (manager) => {
      if (event) await rememberEvent(manager, event, 'FOREIGN');
      await this.cases.end(manager, {
        transactionId: intentId,
        kinds: [PaymentCaseKind.PAYMENT_UNCONFIRMED],
        resolution: PaymentCaseResolution.SUPERSEDED,
        by: 'system:payments',
      });
    });
  }

  /** Notes a case until the money is back, or the order turns up: the provider sends such a message again for days. */
  private async noteUnknown(intentId: string, cause: SettleCause, error: UnknownPayment): Promise<void> {
    const unrecorded = error instanceof UnrecordedPayment;
    const kind = unrecorded ? PaymentCaseKind.PAYMENT_WITHOUT_ORDER : PaymentCaseKind.UNMATCHED_EVENT;
    const detail = unrecorded
      ? 'A payment for an order that does not exist.'
      : 'Stripe reported a payment of this shop, but could not find it when the server fetched it.';
    await this.cases.open(newCase(kind, intentId, cause, { detail }));
  }

  private async noteUnconfirmed(intentId: string, cause: SettleCause): Promise<void> {
    const payment = await findPayment(this.manager, intentId);
    if (payment && !UNDECIDED.includes(payment.attempt.state)) return;
    const detail =
      'Stripe reported this payment as succeeded, but did not respond when the server fetched it.';
    const kind = PaymentCaseKind.PAYMENT_UNCONFIRMED;
    await this.cases.open(
      newCase(kind, intentId, cause, { detail, orderId: payment?.shares[0]?.orderId ?? null }),
    );
  }
}

/** A case with the message's values: a payment that can't be matched can't be read back either. */
function newCase(
  kind: PaymentCaseKind,
  intentId: string,
  { event }: SettleCause,
  rest: { detail: string; orderId?: string | null },
): NewCase {
  const amountMinor = event?.currency ? event.amountMinor : null;
  const currency = amountMinor === null ? null : (event?.currency ?? null);
  return { kind, subject: intentId, transactionId: intentId, orderId: null, amountMinor, currency, ...rest };
}
