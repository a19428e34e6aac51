import type { Repository } from 'typeorm';

import type { AccessTokens, IssuedToken } from '../../auth/access-token.js';
import type { Actor } from '../../auth/actor.js';
import type { Identity, IdentityProvider } from '../../auth/identity.port.js';
import { Unauthenticated } from '../../shared/shop-error.js';
import { inTransaction, sqlState } from '../../shared/transaction.js';
import type { AuditService } from '../audit/audit.service.js';
import { User } from './user.entity.js';
import { AccountConflict, AccountDisabled } from './user.errors.js';

export interface SignedIn extends IssuedToken {
  readonly user: User;
}

const UNIQUE_VIOLATION = '23505';

/** Accounts and sign-in (design section 4). */
export class UserService {
  constructor(
    private readonly users: Repository<User>,
    private readonly identities: IdentityProvider,
    private readonly tokens: AccessTokens,
    private readonly audit: AuditService,
  ) {}

  /**
   * Exchanges a Firebase ID token for our access token and stores the account by its uid.
   * Throws Unauthenticated, AccountDisabled, AccountConflict, ServiceUnavailable.
   */
  async signIn(idToken: string): Promise<SignedIn> {
    return this.admit(await this.identities.verify(idToken));
  }

  /** Like `signIn`, for a caller that also names the account: throws Unauthenticated when it is another's. */
  async signInAs(email: string, idToken: string): Promise<SignedIn> {
    const identity = await this.identities.verify(idToken);
    if (identity.email !== email.toLowerCase())
      throw new Unauthenticated('This sign-in is for another account.');
    return this.admit(identity);
  }

  /** The actor's own account. */
  async own(actor: Actor): Promise<User> {
    return this.users.findOneByOrFail({ uid: actor.uid });
  }

  /** The account of a uid, for reading role and state at each request; null when there is none. */
  async find(uid: string): Promise<User | null> {
    return this.users.findOneBy({ uid });
  }

  private async admit(identity: Identity): Promise<SignedIn> {
    const user = await this.store(identity);
    if (user.disabled) throw new AccountDisabled();
    const issued = await this.tokens.issue({ uid: user.uid, tokenVersion: user.tokenVersion });
    return { ...issued, user };
  }

  private async store({ uid, email, emailVerified, name }: Identity): Promise<User> {
    try {
      return await inTransaction(this.users.manager, async (manager) => {
        // xmax is 0 exactly when the row was inserted rather than updated.
        const rows: { created: boolean }[] = await manager.query(
          `INSERT INTO shop_user (uid, email, email_verified, name) VALUES ($1, $2, $3, $4)
           ON CONFLICT (uid) DO UPDATE SET email = $2, email_verified = $3, name = coalesce(shop_user.name, $4)
           RETURNING xmax = 0 AS created`,
          [uid, email, emailVerified, name],
        );
        if (rows[0]?.created) {
          await this.audit.record(manager, {
            actor: uid,
            action: 'ACCOUNT_CREATED',
            subject: 'user',
            subjectId: uid,
            after: { email },
          });
        }
        return manager.findOneByOrFail(User, { uid });
      });
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) throw new AccountConflict();
      throw error;
    }
  }
}
