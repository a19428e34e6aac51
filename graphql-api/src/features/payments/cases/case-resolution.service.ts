import { type EntityManager, In, Not } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { isId } from '../../../shared/ids.js';
import { lockRow } from '../../../shared/lock-row.js';
import { BadInput, onlyUnavailable } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditAction } from '../../shop/audit/audit-log.entity.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { Order } from '../../orders/order/order.entity.js';
import { announceRejectedPayment } from '../../customers/outbox/announce.js';
import { AttemptOrder } from '../payment/attempt-order.entity.js';
import { PaymentAttempt, UNDECIDED } from '../payment/payment-attempt.entity.js';
import { closeAttempt, findPayment, sharesOf, type PaymentSet } from '../payment/payment-set.js';
import { ReturnRefund, returnRefundsOf } from '../payment/return-refund.entity.js';
import { PaymentCase } from '../payment/payment-case.entity.js';
import {
  PaymentCaseAction as Action,
  PaymentCaseKind as Kind,
  PaymentCaseResolution as Resolution,
  PaymentCaseState as State,
} from '../payment/payment-case.kinds.js';
import type { OrderRefund } from '../refunding/order-refund.service.js';
import type { RefundService } from '../refunding/refund.service.js';
import { isAbout } from '../settling/refund-failures.js';
import { actionOf, MONEY_LEFT } from './case-action.js';
import type { CaseCheck } from './case-check.service.js';
import { CaseChanged, NoSuchCase } from './case.errors.js';
import { RefundExceedsPaid, type RefundAllocation } from './refund-allocation.service.js';

/** What an admin does about a case. */
interface Step {
  readonly action: Action;
  readonly note: string | null;
  /** For a payment of several orders: the orders whose money went back. */
  readonly orderIds?: readonly string[];
  readonly actor: Actor;
}

/** An admin's note on a case that is to wait. */
interface Aside {
  readonly note: string;
  /** The note that the admin's page shows; not checked when undefined. */
  readonly expectedNote: string | null | undefined;
  readonly actor: Actor;
}

/** What is left to do after the commit: calls to the provider. */
type Afterwards = () => Promise<void>;

/** Finishes cases, each with its one safe action. Everything is done once, however often it is requested. */
export class CaseResolution {
  constructor(
    private readonly manager: EntityManager,
    private readonly refunds: RefundService,
    private readonly orderRefunds: OrderRefund,
    private readonly allocation: RefundAllocation,
    private readonly checks: CaseCheck,
    private readonly audit: AuditService,
  ) {}

  /**
   * Does what the admin saw as the case's action; for a payment of several orders, ACKNOWLEDGE may name those that the
   * money was for. A closed case stays as it is, and keeps its note. A refund that the provider does not accept now is WAITING, and is
   * requested again. Throws NoSuchCase, CaseChanged when something else is to be done now or it was closed with another note, BadInput for MARK_REFUNDED
   * without a note and for orders that cost more than went back, and ServiceUnavailable for CHECK_AGAIN.
   */
  async resolve(id: string, step: Step): Promise<PaymentCase> {
    const found = await this.get(id);
    if (isDone(found, step)) return found;
    if (step.action === Action.CHECK_AGAIN) {
      await this.requireAction(this.manager, found, step.action);
      await this.checks.check(found, step.actor);
      return this.get(id);
    }
    const afterwards = await inTransaction(this.manager, (manager) => this.act(manager, found, step));
    await afterwards().catch(onlyUnavailable);
    return this.get(id);
  }

  /**
   * Defers a case, with a note on what it waits for. Throws NoSuchCase, CaseChanged for a closed one and when its
   * note is another than was seen.
   */
  async wait(id: string, { note, expectedNote, actor }: Aside): Promise<PaymentCase> {
    await inTransaction(this.manager, async (manager) => {
      const found = await this.lock(manager, await this.get(id));
      if (found.state === State.CLOSED) throw new CaseChanged();
      if (found.state === State.WAITING && found.note === note) return;
      if (expectedNote !== undefined && expectedNote !== found.note) throw new CaseChanged();
      await manager.update(PaymentCase, id, { state: State.WAITING, note });
      await this.recordChange(manager, found, 'CASE_WAITING', actor, { state: State.WAITING, note });
    });
    return this.get(id);
  }

  private async act(manager: EntityManager, seen: PaymentCase, step: Step): Promise<Afterwards> {
    const orderIds = step.orderIds ?? [];
    if (orderIds.length > 0) await lockOrders(manager, [...orderIds, seen.orderId]);
    const order = await findOrder(manager, seen.orderId, { lock: true });
    const payment = await lockPayment(manager, seen.transactionId);
    const found = await this.lock(manager, seen);
    if (isDone(found, step)) return nothing;
    const facts = { order, ofSeveral: isOfSeveral(payment), disputed: await isDisputed(manager, found) };
    if (actionOf(found, facts) !== step.action) throw new CaseChanged();
    switch (step.action) {
      case Action.REFUND:
        return this.refund(manager, found, payment, step);
      case Action.MARK_REFUNDED:
        if (!step.note) throw new BadInput('Enter the method and date of the refund.', { field: 'note' });
        await this.markRefundDue(manager, found, payment);
        await this.close(manager, found, Resolution.REFUNDED_OUT_OF_BAND, step);
        return nothing;
      case Action.CLOSE_ORDER:
        if (order)
          await this.orderRefunds.close(manager, order.id, { refundId: found.subject, actor: step.actor });
        await this.close(manager, found, Resolution.ORDER_CLOSED, step);
        return nothing;
      case Action.ACKNOWLEDGE:
        if (orderIds.length > 0) await this.place(manager, found, payment, step);
        else await this.acknowledge(manager, found, step);
        return nothing;
      case Action.CHECK_AGAIN:
        throw new CaseChanged();
    }
  }

  /** From here on the refund is owed: the reconciler asks until the provider has accepted or refused it. */
  private async refund(
    manager: EntityManager,
    found: PaymentCase,
    payment: PaymentSet | null,
    step: Step,
  ): Promise<Afterwards> {
    const { id } = found;
    const attempt = payment?.attempt;
    const undecided = attempt !== undefined && UNDECIDED.includes(attempt.state);
    // Money that does not match several orders can't be shared among them: all of it is refunded, and they can be paid
    // again.
    const whole = isOfSeveral(payment) && found.kind === Kind.PAYMENT_MISMATCH;
    if (undecided && whole) await closeAttempt(manager, attempt, UNDECIDED);
    if (undecided && !whole) {
      const { id: attemptId } = attempt;
      await manager.update(PaymentAttempt, attemptId, { state: 'SETTLED', checkedAt: () => 'now()' });
      await manager.update(AttemptOrder, { attemptId }, { state: 'REFUND_DUE' });
    }
    // Pressing again only repeats the request.
    if (!found.refundRequestedAt) {
      await manager.update(PaymentCase, id, {
        state: State.WAITING,
        note: step.note ?? found.note,
        refundRequestedAt: () => 'now()',
      });
      await this.recordChange(manager, found, 'CASE_RESOLVED', step.actor, auditDetails(State.WAITING, step));
      // The customer was emailed when a late or second payment was noticed.
      if (payment && found.kind === Kind.PAYMENT_MISMATCH)
        await announceRejectedPayment(manager, found.subject, ordersOf(payment));
    }
    return () =>
      attempt && !whole ? this.refunds.issueDueRefund(attempt.id) : this.refunds.issueUnrecordedRefund(id);
  }

  /**
   * Money the provider did not refund was paid back another way: for the case's order, or for a whole payment that
   * has none.
   */
  private async markRefundDue(
    manager: EntityManager,
    { orderId, subject, transactionId }: PaymentCase,
    payment: PaymentSet | null,
  ) {
    const returns = payment ? await returnRefundsOf(manager, payment.attempt.id) : [];
    for (const { returnId, refundId, state } of returns) {
      // The provider refused it, or it failed on its way.
      if (REFUND_STATES.has(state) && isAbout(subject, { key: returnId, refundId }))
        await manager.update(ReturnRefund, returnId, { state: 'REFUNDED_OUT_OF_BAND' });
    }
    const isOfPart = ({ orderId: key, refundId }: AttemptOrder) =>
      subject === transactionId
        ? orderId === null || key === orderId
        : // Which orders a manual refund of several was for is unknown.
          isAbout(subject, { key, refundId }) || subject.startsWith(`${refundId}:`);
    const dueShares = (payment?.shares ?? []).filter(
      (share) => REFUND_STATES.has(share.state) && isOfPart(share),
    );
    for (const { attemptId, orderId: of } of dueShares) {
      await manager.update(AttemptOrder, { attemptId, orderId: of }, { state: 'REFUNDED_OUT_OF_BAND' });
    }
  }

  /** Assigns the money of a payment of several orders to these. */
  private async place(
    manager: EntityManager,
    found: PaymentCase,
    payment: PaymentSet | null,
    { orderIds = [], ...step }: Step,
  ): Promise<void> {
    const orders = (await lockOrders(manager, orderIds)).filter(
      (order) => order.transactionId === found.transactionId && !order.refunded,
    );
    const isRequested = MONEY_LEFT.includes(found.kind) && isOfSeveral(payment);
    if (!isRequested || orders.length !== new Set(orderIds).size) throw new RefundExceedsPaid();
    const { shares = [] } = payment ?? {};
    const { actor } = step;
    const isAnyReverted = await this.allocation.allocate(manager, { found, shares, orders, actor });
    await this.close(manager, found, isAnyReverted ? Resolution.ORDER_CLOSED : Resolution.ACKNOWLEDGED, step);
  }

  /** A dispute is over when the bank has decided; everything else when someone has dealt with it. */
  private async acknowledge(manager: EntityManager, found: PaymentCase, step: Step): Promise<void> {
    if (found.kind !== Kind.DISPUTE) return this.close(manager, found, Resolution.ACKNOWLEDGED, step);
    await manager.update(PaymentCase, found.id, { state: State.WAITING, note: step.note ?? found.note });
    await this.recordChange(manager, found, 'CASE_RESOLVED', step.actor, auditDetails(State.WAITING, step));
  }

  private async close(
    manager: EntityManager,
    found: PaymentCase,
    resolution: Resolution,
    step: Step,
  ): Promise<void> {
    await manager.update(PaymentCase, found.id, {
      state: State.CLOSED,
      note: step.note ?? found.note,
      closedAt: () => 'now()',
      closedBy: step.actor.uid,
      resolution,
    });
    await this.recordChange(manager, found, 'CASE_RESOLVED', step.actor, auditDetails(State.CLOSED, step));
  }

  private async recordChange(
    manager: EntityManager,
    { id, kind, state }: PaymentCase,
    action: AuditAction,
    { uid }: Actor,
    after: object,
  ): Promise<void> {
    await this.audit.record(manager, uid, action, ['case', id], { before: { kind, state }, after });
  }

  private async requireAction(manager: EntityManager, found: PaymentCase, action: Action): Promise<void> {
    const order = await findOrder(manager, found.orderId);
    const payment = found.transactionId === null ? null : await findPayment(manager, found.transactionId);
    const facts = { order, ofSeveral: isOfSeveral(payment), disputed: await isDisputed(manager, found) };
    if (actionOf(found, facts) !== action) throw new CaseChanged();
  }

  private async get(id: string): Promise<PaymentCase> {
    const found = isId(id) ? await this.manager.findOneBy(PaymentCase, { id }) : null;
    if (!found) throw new NoSuchCase();
    return found;
  }

  private async lock(manager: EntityManager, { id }: PaymentCase): Promise<PaymentCase> {
    return manager.findOneOrFail(PaymentCase, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
}

/** States of money to be refunded through the provider; once issued, it may still fail on its way. */
const REFUND_STATES = new Set(['REFUND_DUE', 'REFUNDED']);

const nothing = () => Promise.resolve();

/** Whether a case is closed. Throws CaseChanged if this resolution would be lost: the money may have been paid back twice. */
function isDone({ state, note }: PaymentCase, step: Step): boolean {
  if (state !== State.CLOSED) return false;
  if (step.note !== null && step.note !== note) throw new CaseChanged();
  return true;
}

const auditDetails = (state: State, { action, note }: Step) => ({ state, action, ...(note && { note }) });

/** Whether a bank is deciding about the payment of a case. */
async function isDisputed(manager: EntityManager, { transactionId }: PaymentCase): Promise<boolean> {
  return transactionId !== null && manager.existsBy(PaymentCase, disputeOf(transactionId));
}

const disputeOf = (transactionId: string) => ({
  transactionId,
  kind: Kind.DISPUTE,
  state: Not(State.CLOSED),
});

/** A payment's attempt, locked after its order and before its case, as everywhere. */
async function lockPayment(manager: EntityManager, intentId: string | null): Promise<PaymentSet | null> {
  if (!intentId) return null;
  const attempt = await lockRow(manager, PaymentAttempt, { intentId });
  return attempt && { attempt, shares: await sharesOf(manager, attempt.id) };
}

const ordersOf = ({ shares }: PaymentSet) => shares.map(({ orderId }) => ({ id: orderId }));

const isOfSeveral = (payment: PaymentSet | null): boolean => (payment?.shares.length ?? 0) > 1;

/** In order of id, as everywhere. */
function lockOrders(manager: EntityManager, ids: readonly (string | null)[]): Promise<Order[]> {
  return manager.find(Order, {
    where: { id: In(ids.filter(isId)) },
    withDeleted: true,
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}

/** The order of a case, deleted or not. */
async function findOrder(
  manager: EntityManager,
  id: string | null,
  { lock = false } = {},
): Promise<Order | null> {
  if (!id) return null;
  return manager.findOne(Order, {
    where: { id },
    withDeleted: true,
    ...(lock && { lock: { mode: 'for_no_key_update' } }),
  });
}
