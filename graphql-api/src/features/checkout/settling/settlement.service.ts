import type { EntityManager, Repository } from 'typeorm';

import { isId } from '../../../shared/ids.js';
import { CURRENCY, toDecimal } from '../../../shared/money.js';
import { ServiceUnavailable, ShopError } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import { unitsOf } from '../holding/hold.service.js';
import { Order } from '../../order/order.entity.js';
import type { StockService } from '../../stock/stock.service.js';
import { isUidOf } from '../../user/former-uid.js';
import { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import {
  ForeignPayment,
  PaymentMismatch,
  UnknownPayment,
  UnrecordedPayment,
} from '../payment/payment.errors.js';
import type { PaymentEvent, PaymentGateway, PaymentIntentSnapshot } from '../payment/payment-gateway.port.js';
import { PaymentCaseKind, PaymentCaseResolution } from '../payment/payment-case.kinds.js';
import { ENDED_BY_PLACING, type NewCase, type PaymentCases } from '../payment/payment-cases.service.js';
import type { RefundService } from '../refunding/refund.service.js';
import { rememberEvent } from './remember-event.js';

/** PAID: the order is paid by this intent, now or before. REFUND_DUE: the money goes back. The rest: nothing moved. */
export type Settlement = 'PAID' | 'REFUND_DUE' | 'OPEN' | 'PROCESSING' | 'CANCELED';

/** Why settling was asked for. `actor` is a uid or `system:<transport>`; a webhook also names its event. */
export interface SettleCause {
  readonly actor: string;
  readonly event?: PaymentEvent;
}

/**
 * The one function that turns a successful payment into a paid order (design section 5, bar F5, F6): webhook, PATCH and
 * reconciler all end here. Believes nothing but what it reads back from the provider.
 */
export class SettlementService {
  constructor(
    private readonly orders: Repository<Order>,
    private readonly stock: StockService,
    private readonly gateway: PaymentGateway,
    private readonly refunds: RefundService,
    private readonly audit: AuditService,
    private readonly cases: PaymentCases,
  ) {}

  /**
   * Throws UnknownPayment, UnrecordedPayment and ForeignPayment, ServiceUnavailable, or PaymentMismatch, which is written
   * down as a case; settling twice is the same as once.
   */
  async settle(intentId: string, cause: SettleCause): Promise<Settlement> {
    const intent = await this.gateway.findIntent(intentId);
    if (!intent) throw await this.refusalOfMissing(intentId);
    if (intent.status !== 'SUCCEEDED') return intent.status;
    const { settlement, attemptId } = await this.record(intent, cause).catch(async (error: unknown) => {
      if (error instanceof PaymentMismatch) await this.noteMismatch(intent);
      throw error;
    });
    // What is due is written down: where the provider can't do it now, the reconciler gives it.
    if (settlement === 'REFUND_DUE') await this.refunds.give(attemptId).catch(onlyUnavailable);
    return settlement;
  }

  /** Ours are made with this very account: what it does not know is not ours, unless we have noted it ourselves. */
  private async refusalOfMissing(intentId: string): Promise<UnknownPayment> {
    const noted = await this.orders.manager.existsBy(PaymentAttempt, { intentId });
    return noted ? new UnknownPayment() : new ForeignPayment();
  }

  private async noteMismatch(intent: PaymentIntentSnapshot): Promise<void> {
    const { order, attempt } = await inTransaction(this.orders.manager, (manager) =>
      this.lock(manager, intent),
    );
    // What is finished was seen to before, or was written down by somebody else: demo data, an import.
    if (FINISHED_STATES.has(attempt.state)) return;
    const received = `${toDecimal(intent.amountReceivedMinor)} ${intent.currency}`;
    const mismatch = {
      kind: PaymentCaseKind.PAYMENT_MISMATCH,
      subject: intent.id,
      transactionId: intent.id,
      orderId: order.id,
      detail: `${received} came for an order of ${toDecimal(order.totalMinor)} ${CURRENCY}, and does not fit it.`,
      amountMinor: intent.amountReceivedMinor,
      currency: intent.currency,
    };
    await this.cases.open(mismatch, (manager) => this.placed(manager, intent.id, 'SUPERSEDED'));
  }

  /** What became of the payment is known: whoever waited for that need not wait any more. */
  private placed(
    manager: EntityManager,
    transactionId: string,
    how: 'SETTLED' | 'SUPERSEDED',
  ): Promise<void> {
    const resolution = PaymentCaseResolution[how];
    return this.cases.end(manager, {
      transactionId,
      kinds: ENDED_BY_PLACING,
      resolution,
      by: 'system:payments',
    });
  }

  private async record(intent: PaymentIntentSnapshot, cause: SettleCause) {
    return inTransaction(this.orders.manager, async (manager) => {
      const { order, attempt } = await this.lock(manager, intent);
      await requireMatch(manager, intent, order);
      if (cause.event) await rememberEvent(manager, cause.event, 'SETTLED');
      await this.placed(manager, intent.id, 'SETTLED');
      if (attempt.state === 'SETTLED') return { settlement: 'PAID' as const, attemptId: attempt.id };
      if (REFUND_STATES.has(attempt.state)) {
        return { settlement: 'REFUND_DUE' as const, attemptId: attempt.id };
      }
      const honoured = await this.honour(manager, order, cause.actor);
      await manager.update(PaymentAttempt, attempt.id, {
        state: honoured ? 'SETTLED' : 'REFUND_DUE',
        intentId: intent.id,
        cardBrand: intent.card?.brand ?? null,
        cardLast4: intent.card?.last4 ?? null,
      });
      if (honoured) await manager.update(Order, order.id, paidBy(intent.id));
      else await this.cases.note(manager, refundDue(intent, order));
      await this.audit.record(manager, {
        actor: cause.actor,
        action: honoured ? 'ORDER_PAID' : 'PAYMENT_REFUND_DUE',
        subject: 'order',
        subjectId: order.id,
        before: { paid: order.paid, held: order.held },
        after: {
          paid: honoured || order.paid,
          transactionId: intent.id,
          amountMinor: intent.amountReceivedMinor,
        },
      });
      return { settlement: honoured ? ('PAID' as const) : ('REFUND_DUE' as const), attemptId: attempt.id };
    });
  }

  /** Locks the order first, then its attempt: every transaction of the payment takes them in this order. */
  private async lock(manager: EntityManager, intent: PaymentIntentSnapshot) {
    const stamp = intent.attemptId && isId(intent.attemptId) ? intent.attemptId : null;
    const known =
      (await manager.findOneBy(PaymentAttempt, { intentId: intent.id })) ??
      (stamp ? await manager.findOneBy(PaymentAttempt, { id: stamp }) : null);
    // Every payment of ours is stamped before the provider knows it; stamped and unknown may be a row that is coming back.
    if (!known) throw stamp ? new UnrecordedPayment() : new ForeignPayment();
    const order = await manager.findOne(Order, {
      where: { id: known.orderId },
      withDeleted: true,
      lock: { mode: 'for_no_key_update' },
    });
    const attempt = await manager.findOneBy(PaymentAttempt, { id: known.id });
    if (!order || !attempt) throw new UnknownPayment();
    return { order, attempt };
  }

  /** Hands the units over, taking them again if the hold was let go. False when the order can't be honoured. */
  private async honour(manager: EntityManager, order: Order, actor: string): Promise<boolean> {
    if (order.paidAt || order.deletedAt) return false;
    const units = unitsOf(order, actor);
    if (!order.held) {
      try {
        await this.stock.hold(manager, units);
      } catch (error) {
        if (error instanceof ShopError) return false;
        throw error;
      }
    }
    await this.stock.sell(manager, units);
    return true;
  }
}

const FINISHED_STATES = new Set(['SETTLED', 'CANCELED', 'REFUNDED', 'REFUNDED_OUT_OF_BAND']);
const REFUND_STATES = new Set(['REFUND_DUE', 'REFUNDED', 'REFUNDED_OUT_OF_BAND']);

/** Why a payment goes back. The case is over as soon as it has. */
function refundDue({ id, amountReceivedMinor, currency }: PaymentIntentSnapshot, order: Order): NewCase {
  const twice = order.paidAt !== null;
  return {
    kind: twice ? PaymentCaseKind.DUPLICATE_PAYMENT : PaymentCaseKind.LATE_PAYMENT,
    subject: id,
    transactionId: id,
    orderId: order.id,
    amountMinor: amountReceivedMinor,
    currency,
    detail: twice
      ? `The order was paid before, by ${String(order.transactionId)}.`
      : order.deletedAt
        ? 'The order was deleted before the money came.'
        : 'The time to pay was over, and the pieces were sold meanwhile.',
  };
}

function onlyUnavailable(error: unknown): void {
  if (!(error instanceof ServiceUnavailable)) throw error;
}

const paidBy = (transactionId: string) => ({
  held: false,
  holdExpiresAt: null,
  paidAt: () => 'now()',
  transactionId,
});

async function requireMatch(
  manager: EntityManager,
  intent: PaymentIntentSnapshot,
  order: Order,
): Promise<void> {
  const matches =
    intent.orderId === order.id &&
    (await isUidOf(manager, intent.uid, order.userUid)) &&
    intent.amountReceivedMinor === order.totalMinor &&
    intent.currency === CURRENCY;
  if (!matches) throw new PaymentMismatch();
}
