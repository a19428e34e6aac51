import { randomUUID } from 'node:crypto';

import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import type { IdentityProvider } from '../../../auth/identity.port.js';
import { Role } from '../../../auth/role.js';
import { cacheTags } from '../../../cache/cache-tags.js';
import { attempt, type Attempted, type Claim, claimNext } from '../../../shared/claim.js';
import { BadInput } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { PaymentCaseKind as Kind } from '../../payments/payment/payment-case.kinds.js';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '../../fulfillment/shipping/ship-undo.js';
import type { Order } from '../../orders/order/order.entity.js';
import {
  MOMENTS_SQL,
  ORDER_STATES,
  type OrderMoments,
  orderStatus,
  RANK_SQL,
} from '../../orders/order/order-status.js';
import type { ImportedAccounts } from '../user/imported-accounts.service.js';
import { User } from '../user/user.entity.js';
import { AccountHasOpenOrders, AccountIsAdmin, UnknownCustomer } from './customer.errors.js';
import { eraseAccount } from './erase-account.js';

const MAX_NAMED = 50;

/** States that wait for someone, such as to be paid or shipped. */
const WAITING = ORDER_STATES.filter(({ waitsFor }) => waitsFor).map(({ rank }) => rank);

/** Cases about money that the shop may owe the customer: it could be paid back to no one. */
const OPEN_MATTERS: readonly Kind[] = [
  Kind.PAYMENT_WITHOUT_ORDER,
  Kind.PAYMENT_MISMATCH,
  Kind.PAYMENT_UNCONFIRMED,
  Kind.DUPLICATE_PAYMENT,
  Kind.LATE_PAYMENT,
  Kind.REFUND_DUE,
  Kind.REFUND_FAILED,
  Kind.DISPUTE,
];

/** SQL: orders in those states, with undoable shipments, returns under way, or payment issues (also deleted orders). */
const OPEN_ORDERS = `
  SELECT id, ${MOMENTS_SQL}
  FROM shop_order AS item
  WHERE user_uid = $1 AND (
    deleted_at IS NULL AND (
      ${RANK_SQL} IN (${WAITING.join(', ')})
      OR shipped_at > now() - interval '${UNDO_SECONDS + UNDO_GRACE_SECONDS} seconds'
      OR EXISTS (SELECT FROM order_return WHERE order_id = item.id AND state IN ('REQUESTED', 'ACCEPTED', 'RECEIVED')))
    OR EXISTS (SELECT FROM payment_case WHERE kind = ANY($2) AND state <> 'CLOSED'
      AND (order_id = item.id OR intent_id = item.transaction_id)))
  ORDER BY created_at DESC LIMIT ${MAX_NAMED}`;

/** Locked, so that writes to them have finished before they are checked. */
const LOCK_ORDERS = 'SELECT FROM shop_order WHERE user_uid = $1 ORDER BY id FOR UPDATE';

type OpenOrderRow = Pick<Order, 'id'> & OrderMoments;

const CLAIM: Claim = {
  from: 'former_uid',
  key: 'uid',
  where: 'delete_due_at <= now()',
  orderBy: 'delete_due_at',
  set: "delete_due_at = now() + interval '1 minute'",
  returning: 'uid',
};

/** Deletes accounts: their orders stay for the books, without the person (ADR 047). */
export class AccountErasure {
  constructor(
    private readonly manager: EntityManager,
    private readonly identities: IdentityProvider,
    private readonly imported: ImportedAccounts,
    private readonly audit: AuditService,
  ) {}

  /**
   * Deletes the actor's own account, or any as an admin. `email` is the account's address, typed to confirm. One
   * transaction deletes everything here and ends every session; then the identity provider is asked until it has
   * responded. Returns whether it has already: until then no one can sign in to what was deleted, or sign up with the
   * address. Throws BadInput, UnknownCustomer, AccountIsAdmin, AccountHasOpenOrders.
   */
  async erase(uid: string, email: string, actor: Actor): Promise<boolean> {
    const uids = await inTransaction(this.manager, (manager) => this.eraseIn(manager, uid, email, actor));
    for (const one of uids) if ((await this.remove(one)).failure !== undefined) return false;
    return true;
  }

  /** Asks the provider to delete the sign-in that has been due longest. Null when none is due. */
  async removeNextSignIn(): Promise<Attempted<{ uid: string }> | null> {
    const due = await claimNext<{ uid: string }>(this.manager, CLAIM);
    return due ? this.remove(due.uid) : null;
  }

  private async eraseIn(
    manager: EntityManager,
    uid: string,
    email: string,
    actor: Actor,
  ): Promise<readonly string[]> {
    const account = await manager.findOne(User, { where: { uid }, lock: { mode: 'pessimistic_write' } });
    if (!account || account.erasedAt) throw new UnknownCustomer();
    if (email.trim().toLowerCase() !== account.email) {
      throw new BadInput("This is not the account's email address.", { field: 'email' });
    }
    // Imported data waiting for the address is this person's too.
    const { grantedRole } = await this.imported.attachTo(manager, account);
    if (grantedRole === Role.ADMIN) throw new AccountIsAdmin();
    await manager.query(LOCK_ORDERS, [uid]);
    const open: OpenOrderRow[] = await manager.query(OPEN_ORDERS, [uid, OPEN_MATTERS]);
    if (open.length > 0) {
      throw new AccountHasOpenOrders(open.map((order) => ({ id: order.id, status: orderStatus(order) })));
    }
    const { uids, parts } = await eraseAccount(manager, account, randomUUID());
    await this.audit.record(manager, actor.uid, 'ACCOUNT_DELETED', ['user', uid]);
    cacheTags.changed(manager, 'reviews', ...parts.map((id) => `part:${id}` as const));
    return uids;
  }

  private remove(uid: string): Promise<Attempted<{ uid: string }>> {
    return attempt({ uid }, async () => {
      await this.identities.remove(uid);
      await this.manager.query('UPDATE former_uid SET delete_due_at = NULL WHERE uid = $1', [uid]);
    });
  }
}
