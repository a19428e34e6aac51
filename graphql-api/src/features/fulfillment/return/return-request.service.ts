import type { EntityManager } from 'typeorm';

import { type Actor, isAdmin } from '../../../auth/actor.js';
import { newId } from '../../../shared/ids.js';
import { lockRow } from '../../../shared/lock-row.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import type { FindingService } from '../../cars/fitment-admin/finding/finding.service.js';
import { Order } from '../../orders/order/order.entity.js';
import { ownOrderRefusal } from '../../orders/order/own-order-refusal.js';
import { announceReturn } from '../../customers/outbox/announce.js';
import { lockReturn } from './lock-return.js';
import { Return } from './return.entity.js';
import {
  NotYourReturn,
  OrderNotShipped,
  ReturnStateChanged,
  ReturnTooLate,
  ReturnUnits,
} from './return.errors.js';
import { ReturnReason, ReturnState } from './return.kinds.js';
import { returnOffer, type ReturnRules, returnUntil, unitsLeft } from './return-rules.js';

/** What a customer wants to send back. `text` is trimmed, or null. */
export interface ReturnRequest {
  readonly orderId: string;
  readonly units: number;
  readonly reason: ReturnReason;
  readonly text: string | null;
}

/** What customers do with returns: request and withdraw them. */
export class ReturnRequests {
  constructor(
    private readonly manager: EntityManager,
    private readonly rules: ReturnRules,
    private readonly findings: FindingService,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /**
   * Requests to send back units of the actor's own shipped order. Repeating it while no one has answered has no further
   * effect. Of an order that is not theirs, admins open a return, for what arrived after the time was over or without being
   * asked for: it is accepted, and no email is sent until it is received. Throws NotYourOrder, OrderNotShipped, ReturnTooLate, ReturnUnits, ReturnStateChanged for a different request
   * with the same reason in the meantime, TooManyRequests.
   */
  async request(request: ReturnRequest, actor: Actor): Promise<Return> {
    await this.limits.spend('ORDER', actor.uid);
    return inTransaction(this.manager, async (manager) => {
      const order = await lockRow(manager, Order, { id: request.orderId });
      if (order && order.userUid !== actor.uid && isAdmin(actor))
        return this.open(manager, order, request, actor);
      if (order?.userUid !== actor.uid) throw await ownOrderRefusal(manager, request.orderId, actor);
      const { orderId, reason, units, text } = request;
      const asked = await manager.findOneBy(Return, { orderId, reason, state: ReturnState.REQUESTED });
      if (asked?.units === units && asked.text === text) return asked;
      const offered = await this.offered(manager, order);
      if (asked)
        throw new ReturnStateChanged(
          'You have already requested this return. Withdraw that request to make another.',
        );
      requireUnits(units, offered);
      const id = await this.insert(manager, order, request, actor);
      await announceReturn(manager, 'requested', { id, orderId });
      return manager.findOneByOrFail(Return, { id });
    });
  }

  /**
   * Withdraws the actor's own request, until something has arrived; repeating it has no further effect. Throws
   * Forbidden (NotFound to admins), ReturnStateChanged.
   */
  async withdraw(id: string, actor: Actor): Promise<Return> {
    return inTransaction(this.manager, async (manager) => {
      const { found, order } = await lockReturn(manager, id, actor);
      if (order.userUid !== actor.uid) throw new NotYourReturn();
      const { state, receivedUnits, orderId, partId, reason } = found;
      if (state === ReturnState.WITHDRAWN) return found;
      const isOpen = state === ReturnState.REQUESTED || state === ReturnState.ACCEPTED;
      if (!isOpen || receivedUnits > 0) throw new ReturnStateChanged();
      await manager.update(Return, id, { withdrawnAt: () => 'clock_timestamp()' });
      if (reason === ReturnReason.DOES_NOT_FIT) await this.findings.refreshOne(manager, partId);
      await this.audit.record(manager, actor.uid, 'RETURN_WITHDRAWN', ['order', orderId], {
        before: { state },
        after: { returnId: id, state: ReturnState.WITHDRAWN },
      });
      return manager.findOneByOrFail(Return, { id });
    });
  }

  /** Opens an admin's return for a customer. Repeating it until something is received has no further effect. */
  private async open(
    manager: EntityManager,
    order: Order,
    request: ReturnRequest,
    actor: Actor,
  ): Promise<Return> {
    const { reason, units, text } = request;
    const accepted = await manager.findBy(Return, { orderId: order.id, reason, state: ReturnState.ACCEPTED });
    const opened = accepted.find(
      (one) => one.isOpenedByShop && one.receivedUnits === 0 && one.units === units && one.text === text,
    );
    if (opened) return opened;
    if (!order.shippedAt) throw new OrderNotShipped();
    requireUnits(units, unitsLeft(order));
    const id = await this.insert(manager, order, request, actor, {
      requestedAt: () => 'now()',
      acceptedAt: () => 'now()',
    });
    return manager.findOneByOrFail(Return, { id });
  }

  private async insert(
    manager: EntityManager,
    { partId, unitPriceMinor }: Order,
    { orderId, reason, units, text }: ReturnRequest,
    actor: Actor,
    moments: { readonly requestedAt?: () => string; readonly acceptedAt?: () => string } = {},
  ): Promise<string> {
    const id = newId();
    await manager.insert(Return, { id, orderId, partId, unitPriceMinor, reason, units, text, ...moments });
    if (reason === ReturnReason.DOES_NOT_FIT) await this.findings.refreshOne(manager, partId);
    const state = moments.acceptedAt && { state: ReturnState.ACCEPTED };
    await this.audit.record(manager, actor.uid, 'RETURN_REQUESTED', ['order', orderId], {
      after: { returnId: id, units, reason, ...(text && { text }), ...state },
    });
    return id;
  }

  /** How many units its customer can ask to send back. Throws OrderNotShipped, ReturnTooLate. */
  private async offered(manager: EntityManager, order: Order): Promise<number> {
    const until = returnUntil(order, this.rules);
    if (!until) throw new OrderNotShipped();
    if (unitsLeft(order) === 0) return 0;
    const [{ now }]: [{ now: Date }] = await manager.query('SELECT clock_timestamp() AS now');
    const returns = () => manager.findBy(Return, { orderId: order.id });
    const offer = await returnOffer(order, this.rules, now, returns);
    if (!offer) throw new ReturnTooLate(this.rules.returnDays, until);
    return offer.units;
  }
}

function requireUnits(units: number, left: number): void {
  if (units >= 1 && units <= left) return;
  throw new ReturnUnits(
    left === 0
      ? 'All units of this order are already in returns.'
      : left === 1
        ? 'Only 1 item of this order can be returned.'
        : `Between 1 and ${left} items of this order can be returned.`,
    left,
  );
}
