import { In, IsNull, type EntityManager, type Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { Role } from '../../../auth/role.js';
import { lockRow } from '../../../shared/lock-row.js';
import { findNewest, type NewestPage } from '../../../shared/newest-page.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { findAccount } from './find-account.js';
import { User } from './user.entity.js';
import { LastAdmin, OwnAccount, UnknownAccount } from './user.errors.js';

/** An account after a change of its role, and whether the role changed. */
export interface RoleChange {
  readonly user: User;
  readonly changed: boolean;
}

export class UserAdminService {
  constructor(
    private readonly users: Repository<User>,
    private readonly audit: AuditService,
  ) {}

  /** Accounts, newest first, in the documented REST paging. */
  async listNewest(page: NewestPage): Promise<User[]> {
    return findNewest(this.users.createQueryBuilder('item').where('item.erased_at IS NULL'), page);
  }

  /** Everyone who was made an admin, even if the rights do not count at the moment, by email. */
  async listAdmins(): Promise<User[]> {
    return this.users.find({ where: { grantedRole: Role.ADMIN }, order: { email: 'ASC' } });
  }

  /** The account of an address. Throws UnknownAccount. */
  async get(email: string): Promise<User> {
    const user = await findAccount(this.users.manager, email);
    if (!user) throw new UnknownAccount();
    return user;
  }

  /** Whether an address has an account that is now an admin. */
  async isAdmin(email: string): Promise<boolean> {
    const user = await findAccount(this.users.manager, email);
    return user?.role === Role.ADMIN && !user.disabled;
  }

  /** The accounts of these uids, in the order of `uids`: one query. */
  readonly findMany = async (uids: readonly string[]): Promise<(User | null)[]> => {
    const users = await this.users.findBy({ uid: In([...new Set(uids)]) });
    const byUid = new Map(users.map((user) => [user.uid, user]));
    return uids.map((uid) => byUid.get(uid) ?? null);
  };

  /**
   * Grants admin rights; they count once the account's email is verified. `by` is an admin's uid or a command's name.
   * Throws UnknownAccount.
   */
  async grant(email: string, by: string): Promise<RoleChange> {
    return this.changeRole(email, Role.ADMIN, by, () => Promise.resolve());
  }

  /** Revokes admin rights; `by` as in `grant`. Throws UnknownAccount, or LastAdmin if no one else has them. */
  async revoke(email: string, by: string): Promise<RoleChange> {
    return this.changeRole(email, Role.CUSTOMER, by, requireAnotherAdmin);
  }

  /**
   * Disables an account, which ends its sessions with the next request, or enables it again, after which its owner must
   * log in again. Throws UnknownAccount, OwnAccount, and LastAdmin if no one else has the rights.
   */
  async setDisabled(uid: string, disabled: boolean, actor: Actor): Promise<User> {
    if (disabled && uid === actor.uid) throw new OwnAccount();
    return inTransaction(this.users.manager, async (manager) => {
      if (disabled) await requireAnotherAdmin(manager, { uid });
      const user = await lockRow(manager, User, { uid, erasedAt: IsNull() });
      if (!user) throw new UnknownAccount();
      if (user.disabled === disabled) return user;
      await manager.update(User, uid, { disabled, tokenVersion: () => 'token_version + 1' });
      await this.audit.record(
        manager,
        actor.uid,
        disabled ? 'ACCOUNT_DISABLED' : 'ACCOUNT_ENABLED',
        ['user', uid],
        { before: { disabled: user.disabled }, after: { disabled } },
      );
      return manager.findOneByOrFail(User, { uid });
    });
  }

  /**
   * For a day, lets the next sign-in with this address, verified, take the account over, whatever became of its present
   * sign-in; `by` as in `grant`. Throws UnknownAccount.
   */
  async allowRelink(email: string, by: string): Promise<User> {
    return inTransaction(this.users.manager, async (manager) => {
      const user = await manager.findOneBy(User, { email: email.toLowerCase(), waiting: false });
      if (!user) throw new UnknownAccount();
      await manager.update(User, user.uid, { relinkUntil: () => "now() + interval '1 day'" });
      await this.audit.record(manager, by, 'RELINK_ALLOWED', ['user', user.uid], { after: { hours: 24 } });
      return manager.findOneByOrFail(User, { uid: user.uid });
    });
  }

  private async changeRole(
    email: string,
    role: Role,
    by: string,
    guard: (manager: EntityManager, user: User) => Promise<void>,
  ): Promise<RoleChange> {
    return inTransaction(this.users.manager, async (manager) => {
      const known = await findAccount(manager, email);
      if (!known) throw new UnknownAccount();
      await guard(manager, known);
      const user = await manager.findOneOrFail(User, {
        where: { uid: known.uid },
        lock: { mode: 'for_no_key_update' },
      });
      if (user.grantedRole === role) return { user, changed: false };
      const admin = role === Role.ADMIN;
      await manager.update(User, user.uid, {
        grantedRole: role,
        madeAdminBy: admin ? by : null,
        madeAdminAt: admin ? () => 'now()' : null,
      });
      await this.audit.record(manager, by, admin ? 'ADMIN_GRANTED' : 'ADMIN_REVOKED', ['user', user.uid], {
        before: { role: user.grantedRole },
        after: { role },
      });
      return { user: await manager.findOneByOrFail(User, { uid: user.uid }), changed: true };
    });
  }
}

/**
 * Locks all admins' rows, so that two of them can't revoke each other's rights at the same time. Throws LastAdmin.
 */
async function requireAnotherAdmin(manager: EntityManager, { uid }: Pick<User, 'uid'>): Promise<void> {
  const admins = await manager.find(User, {
    where: { grantedRole: Role.ADMIN, emailVerified: true, disabled: false },
    order: { uid: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  if (admins.length === 1 && admins[0]?.uid === uid) throw new LastAdmin();
}
