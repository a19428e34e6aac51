import type { Repository } from 'typeorm';

import type { AccessTokens, IssuedToken } from '../../auth/access-token.js';
import type { Actor } from '../../auth/actor.js';
import type { Identity, IdentityProvider } from '../../auth/identity.port.js';
import { Forbidden, Unauthenticated } from '../../shared/shop-error.js';
import { inTransaction, sqlState } from '../../shared/transaction.js';
import type { RateLimits } from '../../shared/rate-limits.js';
import type { AuditService } from '../audit/audit.service.js';
import type { ImportedAccounts } from './imported-accounts.service.js';
import { User } from './user.entity.js';
import { AccountConflict, AccountDisabled } from './user.errors.js';

export interface SignedIn extends IssuedToken {
  readonly user: User;
}

/** A sign-in as it comes in at a door. */
export interface SignInRequest {
  readonly idToken: string;
  /** The caller's network address. */
  readonly address: string;
  /** The account that the caller names, where the door asks for it. */
  readonly email?: string;
}

const UNIQUE_VIOLATION = '23505';

/** Accounts and sign-in (design section 4). */
export class UserService {
  constructor(
    private readonly users: Repository<User>,
    private readonly identities: IdentityProvider,
    private readonly tokens: AccessTokens,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
    private readonly imported: ImportedAccounts,
  ) {}

  /**
   * Exchanges a Firebase ID token for our access token and stores the account by its uid. What an import kept for a
   * verified address becomes the account's.
   * Throws Unauthenticated, Forbidden (the token is not of the named account), AccountDisabled, AccountConflict,
   * TooManyRequests, ServiceUnavailable.
   */
  async signIn({ idToken, address, email }: SignInRequest): Promise<SignedIn> {
    const identity = await this.verify(idToken, address);
    if (email !== undefined && identity.email !== email.toLowerCase()) {
      throw new Forbidden('This sign-in is for another account.');
    }
    const user = await this.store(identity);
    if (user.disabled) throw new AccountDisabled();
    const issued = await this.tokens.issue({ uid: user.uid, tokenVersion: user.tokenVersion });
    return { ...issued, user };
  }

  /** The actor's own account. */
  async own(actor: Actor): Promise<User> {
    return this.users.findOneByOrFail({ uid: actor.uid });
  }

  /** The account of a uid, for reading role and state at each request; null when there is none. */
  async find(uid: string): Promise<User | null> {
    return this.users.findOneBy({ uid });
  }

  /**
   * Counted by address where the proof is bad, by address and account where it is good: many people may share an
   * address, but nobody needs ten sign-ins a minute (bar C29).
   */
  private async verify(idToken: string, address: string): Promise<Identity> {
    await this.limits.check('SIGN_IN_FAILED', address);
    try {
      const identity = await this.identities.verify(idToken);
      await this.limits.spend('SIGN_IN', `${address} ${identity.uid}`);
      return identity;
    } catch (error) {
      if (error instanceof Unauthenticated) await this.limits.spend('SIGN_IN_FAILED', address);
      throw error;
    }
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
        return this.imported.attachTo(manager, await manager.findOneByOrFail(User, { uid }));
      });
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) throw new AccountConflict();
      throw error;
    }
  }
}
