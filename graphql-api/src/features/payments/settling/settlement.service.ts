import { type EntityManager, In, type Repository } from 'typeorm';

import { isId } from '../../../shared/ids.js';
import { lockRow } from '../../../shared/lock-row.js';
import { CURRENCY, toDecimal, toDollars } from '../../../shared/money.js';
import { onlyUnavailable, ShopError } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { unitsOf } from '../../orders/holding/hold.service.js';
import { Order } from '../../orders/order/order.entity.js';
import { announceRejectedPayment, announcePaid } from '../../customers/outbox/announce.js';
import { PartNotSold } from '../../catalogue/part/part.errors.js';
import type { StockService } from '../../fulfillment/stock/stock.service.js';
import { isUidOf } from '../../customers/user/former-uid.js';
import { AttemptOrder } from '../payment/attempt-order.entity.js';
import { PaymentAttempt, type PaymentAttemptState, UNDECIDED } from '../payment/payment-attempt.entity.js';
import { sharesOf, type PaymentSet, subjectOf } from '../payment/payment-set.js';
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

/**
 * PAID: orders are paid by this intent, now or before. REFUND_DUE: all of the money is refunded. Otherwise nothing
 * changed.
 */
export type Settlement = 'PAID' | 'REFUND_DUE' | 'OPEN' | 'PROCESSING' | 'CANCELED';

/** What triggered settling. `actor` is a uid or `system:<transport>`; a webhook also names its event. */
export interface SettleCause {
  readonly actor: string;
  readonly event?: PaymentEvent;
}

/**
 * The one function that turns a successful payment into paid orders: webhook, PATCH and
 * reconciler all end here. Trusts only what it reads back from the provider.
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
   * Throws UnknownPayment, UnrecordedPayment and ForeignPayment, ServiceUnavailable, or PaymentMismatch, which is
   * recorded as a case. Settling twice has no further effect.
   */
  async settle(intentId: string, cause: SettleCause): Promise<Settlement> {
    const intent = await this.gateway.findIntent(intentId);
    if (!intent) throw await this.refusalOfMissing(intentId);
    if (intent.status !== 'SUCCEEDED') return intent.status;
    const { attempt, shares } = await this.record(intent, cause).catch(async (error: unknown) => {
      if (error instanceof PaymentMismatch) await this.noteMismatch(intent);
      throw error;
    });
    // What is due is recorded: if the provider can't do it now, the reconciler will.
    if (shares.some(({ state }) => state === 'REFUND_DUE')) {
      await this.refunds.issueDueRefund(attempt.id).catch(onlyUnavailable);
    }
    return shares.some(({ state }) => state === 'SETTLED') ? 'PAID' : 'REFUND_DUE';
  }

  /**
   * Ours are created with this very account: what it does not know is not ours, unless we have recorded it ourselves.
   */
  private async refusalOfMissing(intentId: string): Promise<UnknownPayment> {
    const isRecorded = await this.orders.manager.existsBy(PaymentAttempt, { intentId });
    return isRecorded ? new UnknownPayment() : new ForeignPayment();
  }

  private async noteMismatch(intent: PaymentIntentSnapshot): Promise<void> {
    const { orders, attempt } = await inTransaction(this.orders.manager, (manager) =>
      this.lock(manager, intent),
    );
    // A finished payment was handled before, or was recorded by something else: demo data, an import.
    if (!UNDECIDED.includes(attempt.state)) return;
    const received =
      intent.currency === CURRENCY
        ? toDollars(intent.amountReceivedMinor)
        : `${toDecimal(intent.amountReceivedMinor)} ${intent.currency.toUpperCase()}`;
    const mismatch = {
      kind: PaymentCaseKind.PAYMENT_MISMATCH,
      subject: intent.id,
      transactionId: intent.id,
      orderId: orders[0]?.id ?? null,
      detail: `Received ${received} for ${orders.length === 1 ? 'an order' : `${orders.length} orders`} of ${toDollars(attempt.amountMinor)}. The amounts don't match.`,
      amountMinor: intent.amountReceivedMinor,
      currency: intent.currency,
    };
    await this.cases.open(mismatch, (manager) => this.placed(manager, intent.id, 'SUPERSEDED'));
  }

  /** The payment's outcome is known, so cases that waited for it are closed. */
  private placed(
    manager: EntityManager,
    transactionId: string,
    how: 'SETTLED' | 'SUPERSEDED',
  ): Promise<void> {
    const resolution = PaymentCaseResolution[how];
    return this.cases.end(manager, {
      transactionId,
      // It matches after all, even if an instance of the previous version could not know that.
      kinds: how === 'SETTLED' ? [...ENDED_BY_PLACING, PaymentCaseKind.PAYMENT_MISMATCH] : ENDED_BY_PLACING,
      resolution,
      by: 'system:payments',
    });
  }

  private async record(intent: PaymentIntentSnapshot, cause: SettleCause): Promise<PaymentSet> {
    return inTransaction(this.orders.manager, async (manager) => {
      const payment = await this.lock(manager, intent);
      const { orders, attempt, shares } = payment;
      await requireMatch(manager, intent, payment);
      if (cause.event) await rememberEvent(manager, cause.event, 'SETTLED');
      await this.placed(manager, intent.id, 'SETTLED');
      if (!PAYABLE.has(attempt.state)) return { attempt, shares: await sharesOf(manager, attempt.id) };
      const refusals = new Map<string, string>();
      // In order of part: placing or paying others of them takes their units in the same order.
      for (const { order, share } of inOrderOfParts(orders, shares)) {
        const why = await this.honor(manager, order, share, cause.actor);
        if (why !== null) refusals.set(order.id, why);
      }
      const honored = new Set(orders.map(({ id }) => id).filter((id) => !refusals.has(id)));
      await manager.update(PaymentAttempt, attempt.id, {
        state: 'SETTLED',
        intentId: intent.id,
        cardBrand: intent.card?.brand ?? null,
        cardLast4: intent.card?.last4 ?? null,
      });
      await writeDown(manager, payment, honored, intent.id);
      const paid = orders.filter(({ id }) => honored.has(id));
      if (paid.length > 0) await announcePaid(manager, intent.id, paid);
      const refused = orders.filter(({ id }) => refusals.has(id));
      for (const order of refused)
        await this.cases.note(manager, refundDue(intent, order, payment, refusals.get(order.id) ?? ''));
      if (refused.length > 0) await announceRejectedPayment(manager, intent.id, refused);
      await this.audit.recordAll(
        manager,
        orders.map((order) => ({
          actor: cause.actor,
          action: honored.has(order.id) ? 'ORDER_PAID' : 'PAYMENT_REFUND_DUE',
          about: ['order', order.id],
          before: { paid: order.paid, held: order.held },
          after: {
            paid: honored.has(order.id) || order.paid,
            transactionId: intent.id,
            amountMinor: shareOf(shares, order),
          },
        })),
      );
      return { attempt, shares: await sharesOf(manager, attempt.id) };
    });
  }

  /** Locks the orders in order of id, then their attempt: every transaction on the payment locks in this order. */
  private async lock(manager: EntityManager, intent: PaymentIntentSnapshot): Promise<LockedSet> {
    const stamp = intent.attemptId && isId(intent.attemptId) ? intent.attemptId : null;
    const known =
      (await manager.findOneBy(PaymentAttempt, { intentId: intent.id })) ??
      (stamp ? await manager.findOneBy(PaymentAttempt, { id: stamp }) : null);
    // Each of our payments is recorded before the provider knows it; one that carries our metadata but is unknown here
    // may be a row that a restore will bring back.
    if (!known) throw stamp ? new UnrecordedPayment() : new ForeignPayment();
    // The orders and their shares never change.
    const shares = await sharesOf(manager, known.id);
    const orders = await manager.find(Order, {
      where: { id: In(shares.map(({ orderId }) => orderId)) },
      order: { id: 'ASC' },
      withDeleted: true,
      lock: { mode: 'for_no_key_update' },
    });
    const attempt = await lockRow(manager, PaymentAttempt, { id: known.id });
    if (orders.length === 0 || !attempt) throw new UnknownPayment();
    return { orders, attempt, shares };
  }

  /** Marks the units sold, taking them again if the hold was released. Why the order can't be honored; null when it is. */
  private async honor(
    manager: EntityManager,
    order: Order,
    share: AttemptOrder,
    actor: string,
  ): Promise<string | null> {
    if (order.paidAt) return `The order had already been paid by ${String(order.transactionId)}.`;
    if (order.deletedAt) return 'The order was deleted before the payment arrived.';
    if (order.totalMinor !== share.amountMinor) return 'The price had changed before the payment arrived.';
    const units = unitsOf(order, actor);
    if (!order.held) {
      try {
        await this.stock.holdAgain(manager, units);
      } catch (error) {
        if (error instanceof PartNotSold) return 'The hold had expired, and the part was no longer sold.';
        if (error instanceof ShopError) return 'The hold had expired, and the items had been sold.';
        throw error;
      }
    }
    await this.stock.sell(manager, units);
    return null;
  }
}

interface LockedSet extends PaymentSet {
  /** In order of id, as `parts`; including deleted ones. */
  readonly orders: readonly Order[];
}

/** States in which nothing has been decided about money received; it may arrive even for a canceled one. */
const PAYABLE = new Set<PaymentAttemptState>([...UNDECIDED, 'CANCELED']);

/** Each order with its share of the payment, in order of part id. */
function inOrderOfParts(orders: readonly Order[], shares: readonly AttemptOrder[]) {
  return orders
    .flatMap((order) => {
      const share = shares.find(({ orderId }) => orderId === order.id);
      return share ? [{ order, share }] : [];
    })
    .sort((one, other) => (one.order.partId < other.order.partId ? -1 : 1));
}

const shareOf = (shares: readonly AttemptOrder[], { id }: Order) =>
  shares.find(({ orderId }) => orderId === id)?.amountMinor ?? null;

/** Records what became of each order's money: the order is paid, or the money goes back. */
async function writeDown(
  manager: EntityManager,
  { attempt, orders }: LockedSet,
  honored: ReadonlySet<string>,
  transactionId: string,
): Promise<void> {
  const attemptId = attempt.id;
  const [paid, due] = [[...honored], orders.map(({ id }) => id).filter((id) => !honored.has(id))];
  if (paid.length > 0) {
    await manager.update(AttemptOrder, { attemptId, orderId: In(paid) }, { state: 'SETTLED' });
    await manager.update(Order, { id: In(paid) }, paidBy(transactionId));
  }
  if (due.length > 0) {
    await manager.update(AttemptOrder, { attemptId, orderId: In(due) }, { state: 'REFUND_DUE' });
  }
}

/** Why an order's money goes back. The case closes as soon as it has. */
function refundDue(
  { id, currency }: PaymentIntentSnapshot,
  order: Order,
  { shares }: LockedSet,
  detail: string,
): NewCase {
  return {
    kind: order.paidAt === null ? PaymentCaseKind.LATE_PAYMENT : PaymentCaseKind.DUPLICATE_PAYMENT,
    subject: subjectOf(id, order.id, shares),
    transactionId: id,
    orderId: order.id,
    amountMinor: shareOf(shares, order),
    currency,
    detail,
  };
}

const paidBy = (transactionId: string) => ({
  held: false,
  holdExpiresAt: null,
  paidAt: () => 'now()',
  transactionId,
});

/** The money is for exactly this set, and from its customer. */
async function requireMatch(
  manager: EntityManager,
  intent: PaymentIntentSnapshot,
  { orders, attempt, shares }: LockedSet,
): Promise<void> {
  const [first] = orders;
  const matches =
    first !== undefined &&
    (intent.orderId === null ? shares.length > 1 : shares.length === 1 && intent.orderId === first.id) &&
    (intent.attemptId === null || intent.attemptId === attempt.id) &&
    (await isUidOf(manager, intent.uid, first.userUid)) &&
    intent.amountReceivedMinor === shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0) &&
    intent.currency === CURRENCY;
  if (!matches) throw new PaymentMismatch();
}
