import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { cacheTags } from '../../../cache/cache-tags.js';
import { toDollars } from '../../../shared/money.js';
import { BadInput } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditAction } from '../../shop/audit/audit-log.entity.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import type { ReturnRefunds } from '../../payments/refunding/return-refunds.service.js';
import type { FindingService } from '../../cars/fitment-admin/finding/finding.service.js';
import type { IdempotencyService, ClaimKey } from '../../shop/idempotency/idempotency.service.js';
import { announceReturn } from '../../customers/outbox/announce.js';
import type { StockService } from '../stock/stock.service.js';
import { type LockedReturn, lockReturn } from './lock-return.js';
import { Return } from './return.entity.js';
import {
  MoreUnitsReceived,
  ReceivedUnitsChanged,
  returnStepNotAllowed,
  ReturnStateChanged,
  ReturnUnits,
} from './return.errors.js';
import { ReturnReason, ReturnState } from './return.kinds.js';

/** Units of a return that have arrived, in all. */
export interface ReceivedUnits {
  readonly shelved: number;
  readonly writtenOff: number;
}

/** One click of a button: what it was decided on, and its key if the client sent one. */
export interface Arrival extends ReceivedUnits {
  /** How many units had arrived when it was decided; null: however many had. */
  readonly expectedUnits?: number | null;
  readonly idempotencyKey?: string | null | undefined;
}

/** The amount to refund; null: the full price of what arrived. `deduction` says why it is less. */
export interface RefundRequest {
  readonly amountMinor: number | null;
  readonly deduction: string | null;
  /** How many units had arrived when it was decided; null: however many have. */
  readonly expectedUnits: number | null;
}

/**
 * What admins do with returns. Every step locks the order first, is refused with ReturnStateChanged if another step or the
 * same with another text was first or it is too early, and has no further effect when repeated. All of them throw
 * NotFound.
 */
export class ReturnAdminService {
  constructor(
    private readonly manager: EntityManager,
    private readonly stock: StockService,
    private readonly refunds: ReturnRefunds,
    private readonly findings: FindingService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Accepts it: the customer may send it. */
  accept(id: string, answer: string | null, actor: Actor): Promise<Return> {
    return this.step(id, actor, async (manager, { found }) => {
      if (found.state === ReturnState.ACCEPTED && found.answer === answer) return;
      if (found.state !== ReturnState.REQUESTED) throw new ReturnStateChanged();
      await manager.update(Return, id, { acceptedAt: () => 'clock_timestamp()', answer });
      await this.recordChange(manager, found, 'RETURN_ACCEPTED', actor, {
        state: ReturnState.ACCEPTED,
        ...(answer && { answer }),
      });
      await announceReturn(manager, 'accepted', found);
    });
  }

  decline(id: string, answer: string, actor: Actor): Promise<Return> {
    return this.step(id, actor, async (manager, { found }) => {
      if (found.state === ReturnState.DECLINED && found.answer === answer) return;
      if (found.state !== ReturnState.REQUESTED) throw new ReturnStateChanged();
      await manager.update(Return, id, { declinedAt: () => 'clock_timestamp()', answer });
      if (found.reason === ReturnReason.DOES_NOT_FIT) await this.findings.refreshOne(manager, found.partId);
      await this.recordChange(manager, found, 'RETURN_DECLINED', actor, {
        state: ReturnState.DECLINED,
        answer,
      });
      await announceReturn(manager, 'declined', found);
    });
  }

  /**
   * Records what has arrived in all, and puts the new units in stock or writes them off. Repeated under its key,
   * it changes nothing, whatever arrived. Throws ReturnUnits for fewer than before, more than were to come, or if
   * another number had arrived than was expected; IdempotencyConflict, IdempotencyInProgress.
   */
  async receive(
    id: string,
    { shelved, writtenOff, expectedUnits = null, idempotencyKey }: Arrival,
    actor: Actor,
  ): Promise<Return> {
    const received = { shelved, writtenOff };
    const { answer } = await this.idempotency.once(
      {
        uid: actor.uid,
        operation: 'receiveReturn',
        key: idempotencyKey,
        request: { id, ...received, expectedUnits },
      },
      {
        work: (claimKey) => this.takeIn(id, received, expectedUnits, actor, claimKey),
        replay: () => this.manager.findOneByOrFail(Return, { id }),
      },
    );
    return answer;
  }

  private takeIn(
    id: string,
    received: ReceivedUnits,
    expectedUnits: number | null,
    actor: Actor,
    claimKey: ClaimKey,
  ): Promise<Return> {
    return this.step(id, actor, async (manager, { found }) => {
      await claimKey(manager, { returnId: id });
      if (found.acceptedAt !== null && expectedUnits !== null && expectedUnits !== found.receivedUnits)
        throw new ReceivedUnitsChanged(found);
      const [shelved, writtenOff] = [
        received.shelved - found.shelved,
        received.writtenOff - found.writtenOff,
      ];
      if (found.acceptedAt !== null && shelved === 0 && writtenOff === 0) return;
      if (found.state !== ReturnState.ACCEPTED) throw returnStepNotAllowed(found);
      const total = received.shelved + received.writtenOff;
      if (shelved < 0 || writtenOff < 0 || total > found.units) {
        throw new ReturnUnits(
          `Expected: ${found.units}. In stock: ${found.shelved}. Written off: ${found.writtenOff}.`,
          found.units - found.receivedUnits,
        );
      }
      const { orderId, partId } = found;
      const units = { partId, orderId, actor: actor.uid, reason: `return ${found.number}` };
      if (shelved > 0) await this.stock.revert(manager, { ...units, quantity: shelved });
      if (writtenOff > 0) await this.stock.writeOff(manager, { ...units, quantity: writtenOff });
      await manager.update(Return, id, {
        ...received,
        ...(total === found.units && { receivedAt: () => 'clock_timestamp()' }),
      });
      // The part's page shows how often it was sent back.
      cacheTags.changed(manager, `part:${partId}`);
      await this.recordChange(manager, found, 'RETURN_RECEIVED', actor, { units: found.units, ...received });
      await announceReturn(manager, 'received', { id: found.id, orderId, receivedUnits: total });
    });
  }

  /**
   * Decides the refund for what arrived, and ends the return: units that did not arrive can be requested again. An
   * accepted one of which nothing arrives ends without a refund, with a reason in place of a deduction. Throws
   * OrderDisputed, ManualRefundUnassigned; ReturnUnits if more have arrived than expected; BadInput for more than the returned units cost or
   * than is left of what was paid, and for less without a reason.
   */
  async refund(id: string, request: RefundRequest, actor: Actor): Promise<Return> {
    let attemptId = null as string | null;
    const refunded = await this.step(id, actor, async (manager, { found, order }) => {
      const { amountMinor, deduction } = returnRefundAmount(found, request);
      const isUnchanged = request.expectedUnits === null || request.expectedUnits === found.receivedUnits;
      const isDone = found.refundMinor === amountMinor && found.deduction === deduction && isUnchanged;
      if (found.state === ReturnState.REFUNDED && isDone) return;
      const canEnd =
        found.state === ReturnState.RECEIVED ||
        (found.state === ReturnState.ACCEPTED && (found.receivedUnits > 0 || deduction !== null));
      if (!canEnd) throw returnStepNotAllowed(found);
      if (!isUnchanged) throw new MoreUnitsReceived(found);
      await manager.update(Return, id, {
        refundedAt: () => 'clock_timestamp()',
        refundMinor: amountMinor,
        deduction,
      });
      if (amountMinor > 0)
        attemptId = await this.refunds.createDueRefund(manager, { returnId: found.id, order, amountMinor });
      await manager.query(ALL_IS_BACK, [order.id]);
      await this.recordChange(manager, found, 'RETURN_REFUNDED', actor, {
        state: ReturnState.REFUNDED,
        refundMinor: amountMinor,
        ...(deduction && { deduction }),
      });
      await announceReturn(manager, 'refunded', found);
    });
    if (attemptId) await this.refunds.give(attemptId);
    return refunded;
  }

  private step(
    id: string,
    actor: Actor,
    work: (manager: EntityManager, locked: LockedReturn) => Promise<void>,
  ): Promise<Return> {
    return inTransaction(this.manager, async (manager) => {
      await work(manager, await lockReturn(manager, id, actor));
      return manager.findOneByOrFail(Return, { id });
    });
  }

  private async recordChange(
    manager: EntityManager,
    { id: returnId, orderId, state, units, shelved, writtenOff }: Return,
    action: AuditAction,
    { uid }: Actor,
    after: object,
  ): Promise<void> {
    const isReceipt = action === 'RETURN_RECEIVED';
    await this.audit.record(manager, uid, action, ['order', orderId], {
      before: isReceipt ? { units, shelved, writtenOff } : { state },
      after: { returnId, ...after },
    });
  }
}

/** Once all of an order has come back and been refunded, it is RETURNED. */
const ALL_IS_BACK = `
  UPDATE shop_order SET returned_at = clock_timestamp() WHERE id = $1 AND returned_at IS NULL AND units_back = quantity
    AND NOT EXISTS (SELECT FROM order_return WHERE order_id = $1 AND shelved + written_off > 0 AND refunded_at IS NULL)`;

/** The refund for a return, and the reason if less than the units cost or none arrived, else null. Throws BadInput. Pure. */
function returnRefundAmount(
  { unitPriceMinor, receivedUnits }: Return,
  { amountMinor: asked, deduction }: RefundRequest,
): { amountMinor: number; deduction: string | null } {
  const most = unitPriceMinor * receivedUnits;
  const amountMinor = asked ?? most;
  if (amountMinor > most)
    throw new BadInput(`The returned units cost ${toDollars(most)}.`, { field: 'amount' });
  if (amountMinor < most && !deduction)
    throw new BadInput('Enter a reason for the partial refund.', { field: 'deduction' });
  return { amountMinor, deduction: amountMinor < most || receivedUnits === 0 ? deduction : null };
}
