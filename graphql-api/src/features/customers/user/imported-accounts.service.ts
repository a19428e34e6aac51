import type { EntityManager } from 'typeorm';

import { Role } from '../../../auth/role.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { moveAccount } from './account-move.js';
import { User } from './user.entity.js';

export class ImportedAccounts {
  constructor(private readonly audit: AuditService) {}

  /**
   * Gives an account the imported orders, reviews and profile that wait for its address, once. Only for an address that
   * the identity provider has verified; otherwise does nothing. In the transaction of the sign-in. Returns the account
   * as it then is.
   */
  async attachTo(manager: EntityManager, account: User): Promise<User> {
    const { uid, email, emailVerified } = account;
    const waiting = emailVerified ? await manager.findOneBy(User, { email, waiting: true }) : null;
    if (!waiting) return account;
    await moveAccount(manager, waiting.uid, uid);
    await this.handOverRights(manager, waiting, account);
    await this.audit.record(manager, uid, 'ACCOUNT_ATTACHED', ['user', uid], {
      before: { uid: waiting.uid },
      after: { email },
    });
    return manager.findOneByOrFail(User, { uid });
  }

  /** Rights granted to the address while its account was waiting: the user who proves the address gets them. */
  private async handOverRights(
    manager: EntityManager,
    waiting: User,
    { uid, grantedRole }: User,
  ): Promise<void> {
    if (waiting.grantedRole !== Role.ADMIN || grantedRole === Role.ADMIN) return;
    const { madeAdminBy, madeAdminAt } = waiting;
    await manager.update(User, uid, { grantedRole: Role.ADMIN, madeAdminBy, madeAdminAt });
    await this.audit.record(manager, madeAdminBy ?? uid, 'ADMIN_GRANTED', ['user', uid], {
      before: { role: grantedRole, uid: waiting.uid },
      after: { role: Role.ADMIN },
    });
  }
}
