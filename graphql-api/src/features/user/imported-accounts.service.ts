import type { EntityManager } from 'typeorm';

import type { AuditService } from '../audit/audit.service.js';
import { moveAccount } from './account-move.js';
import { User } from './user.entity.js';

/** Hands imported accounts over to their people. */
export class ImportedAccounts {
  constructor(private readonly audit: AuditService) {}

  /**
   * Gives what waits for an account's address to that account, once: imported orders, reviews and profile. Only for an
   * address that the identity provider has verified; else nothing happens. In the transaction of the sign-in. Answers the
   * account as it is then.
   */
  async attachTo(manager: EntityManager, account: User): Promise<User> {
    const { uid, email, emailVerified } = account;
    const waiting = emailVerified ? await manager.findOneBy(User, { email, waiting: true }) : null;
    if (!waiting) return account;
    await moveAccount(manager, waiting.uid, uid);
    await this.audit.record(manager, {
      actor: uid,
      action: 'ACCOUNT_ATTACHED',
      subject: 'user',
      subjectId: uid,
      before: { uid: waiting.uid },
      after: { email },
    });
    return manager.findOneByOrFail(User, { uid });
  }
}
