import type { Repository } from 'typeorm';

import type { Identity, IdentityProvider } from '../../../auth/identity.port.js';
import { Role } from '../../../auth/role.js';
import type { Clock } from '../../../shared/clock.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { moveAccount } from './account-move.js';
import { User } from './user.entity.js';
import { AccountConflict } from './user.errors.js';

/** Moves a shop account to its owner's new sign-in (ADR 011). */
export class AccountMoveService {
  constructor(
    private readonly users: Repository<User>,
    private readonly identities: IdentityProvider,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Moves the account with the identity's email address to the identity's uid, with everything that belongs to it, as
   * a customer's: admin rights must be granted again. Requires a verified address, and that the provider no longer
   * knows the old uid or the operator allowed it. Throws AccountConflict, ServiceUnavailable.
   */
  async moveTo(identity: Identity): Promise<void> {
    const { uid, email, emailVerified } = identity;
    // Before the account, so that if another sign-in moves it in the meantime, it is seen to be this one's.
    const hasAnother = await this.users.existsBy({ uid });
    const account = await this.users.findOneBy({ email, waiting: false });
    if (!account || account.uid === uid) return;
    // Someone who already has an account: two accounts are never merged.
    if (!emailVerified || hasAnother) throw new AccountConflict(emailVerified);
    const relinked = account.relinkUntil !== null && account.relinkUntil > this.clock.now();
    if (!relinked && (await this.identities.exists(account.uid))) throw new AccountConflict(emailVerified);
    await this.move(account.uid, identity, relinked ? 'allowed by the operator' : 'the old sign-in is gone');
  }

  private async move(
    from: string,
    { uid: to, email, signedInAt, issuedAt }: Identity,
    why: string,
  ): Promise<void> {
    await inTransaction(this.users.manager, async (manager) => {
      const account = await manager.findOne(User, {
        where: { uid: from, email },
        lock: { mode: 'pessimistic_write' },
      });
      // Moved by another sign-in at the same time.
      if (!account) return;
      await moveAccount(manager, from, to);
      await manager.update(User, to, {
        emailVerified: true,
        // A stranger may have signed up with the address since, as this uid.
        sessionsSince: signedInAt,
        provedAt: issuedAt,
        grantedRole: Role.CUSTOMER,
        madeAdminBy: null,
        madeAdminAt: null,
        relinkUntil: null,
      });
      await manager.update(User, { madeAdminBy: from }, { madeAdminBy: to });
      await manager.query('DELETE FROM former_uid WHERE uid = $1', [to]);
      await manager.query('INSERT INTO former_uid (uid, user_uid) VALUES ($1, $2)', [from, to]);
      await this.audit.record(manager, to, 'ACCOUNT_MOVED', ['user', to], {
        before: { uid: from, role: account.grantedRole },
        after: { uid: to, role: Role.CUSTOMER, why },
      });
    });
  }
}
