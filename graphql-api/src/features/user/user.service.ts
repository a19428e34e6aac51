import type { EntityManager, Repository } from 'typeorm';

import type { AccessTokens, IssuedToken } from '../../auth/access-token.js';
import type { Actor } from '../../auth/actor.js';
import type { Account } from '../../auth/caller.js';
import type { Identity, IdentityProvider } from '../../auth/identity.port.js';
import { Forbidden } from '../../shared/shop-error.js';
import { runSql } from '../../shared/sql.js';
import { inTransaction, sqlState } from '../../shared/transaction.js';
import type { RateLimits } from '../../shared/rate-limits.js';
import type { AuditService } from '../audit/audit.service.js';
import type { AccountMoveService } from './account-move.service.js';
import type { ImportedAccounts } from './imported-accounts.service.js';
import { User } from './user.entity.js';
import { AccountDeleted, AccountDisabled } from './user.errors.js';

export interface SignedIn extends IssuedToken {
  readonly user: User;
}

/** A sign-in as it comes in. */
export interface SignInRequest {
  readonly idToken: string;
  /** The account that the caller names, where the transport asks for it. */
  readonly email?: string;
}

/** How accounts that were somebody's before come to a new sign-in of theirs. */
export interface AccountOwners {
  readonly moves: AccountMoveService;
  readonly imported: ImportedAccounts;
}

/** The role by the rule of `User.role`. */
const ACCOUNT = {
  name: 'account',
  text: `SELECT uid, email, name, disabled, token_version AS "tokenVersion",
      CASE WHEN email_verified THEN role ELSE 'CUSTOMER' END AS role
    FROM shop_user WHERE uid = $1`,
};

const UNIQUE_VIOLATION = '23505';

/** Accounts and sign-in (design section 4). */
export class UserService {
  constructor(
    private readonly users: Repository<User>,
    private readonly identities: IdentityProvider,
    private readonly tokens: AccessTokens,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
    private readonly owners: AccountOwners,
  ) {}

  /**
   * Exchanges a Firebase ID token for our access token and stores the account by its uid. What an import kept for a
   * verified address becomes the account's.
   * Throws Unauthenticated, Forbidden (the token is not of the named account), AccountDisabled, AccountDeleted,
   * AccountConflict, TooManyRequests, ServiceUnavailable.
   */
  async signIn({ idToken, email }: SignInRequest): Promise<SignedIn> {
    const identity = await this.identities.verify(idToken);
    // Only what is proved is counted: a forged token can't be guessed, and must lock nobody out (bar C29).
    await this.limits.spend('SIGN_IN', identity.uid);
    if (email !== undefined && identity.email !== email.toLowerCase()) {
      throw new Forbidden('This sign-in is for another account.');
    }
    const user = await this.storeOrMove(identity);
    if (user.disabled) throw new AccountDisabled();
    const issued = await this.tokens.issue({ uid: user.uid, tokenVersion: user.tokenVersion });
    return { ...issued, user };
  }

  /** The actor's own account. */
  async own(actor: Actor): Promise<User> {
    return this.users.findOneByOrFail({ uid: actor.uid });
  }

  /** The account of a uid as it counts at this moment, asked at each request; null when there is none. */
  async find(uid: string): Promise<Account | null> {
    const [account] = await runSql<Account>(this.users.manager, ACCOUNT, [uid]);
    return account ?? null;
  }

  /** The provider is asked about an account that stands in the way only where there is one, and in no transaction. */
  private async storeOrMove(identity: Identity): Promise<User> {
    try {
      return await this.store(identity);
    } catch (error) {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      await refuseDeleted(this.users.manager, identity.uid);
      await this.owners.moves.moveTo(identity);
      return this.store(identity);
    }
  }

  private async store({ uid, email, emailVerified, name }: Identity): Promise<User> {
    return inTransaction(this.users.manager, async (manager) => {
      // xmax is 0 exactly when the row was inserted rather than updated.
      const rows: { created: boolean }[] = await manager.query(
        `INSERT INTO shop_user (uid, email, email_verified, name, last_seen_at) VALUES ($1, $2, $3, $4, now())
           ON CONFLICT (uid) DO UPDATE
             SET email = $2, email_verified = $3, name = coalesce(shop_user.name, $4), last_seen_at = now()
           RETURNING xmax = 0 AS created`,
        [uid, email, emailVerified, name],
      );
      if (rows[0]?.created) {
        // After the insert, which waits for a deletion that is under way.
        await refuseDeleted(manager, uid);
        await this.audit.record(manager, {
          actor: uid,
          action: 'ACCOUNT_CREATED',
          subject: 'user',
          subjectId: uid,
          after: { email },
        });
      }
      return this.owners.imported.attachTo(manager, await manager.findOneByOrFail(User, { uid }));
    });
  }
}

/** Throws AccountDeleted for the uid of a deleted account: until the provider has forgotten it, its person could sign in. */
async function refuseDeleted(manager: EntityManager, uid: string): Promise<void> {
  const rows: unknown[] = await manager.query(
    `SELECT FROM former_uid JOIN shop_user ON shop_user.uid = former_uid.user_uid
     WHERE former_uid.uid = $1 AND erased_at IS NOT NULL`,
    [uid],
  );
  if (rows.length > 0) throw new AccountDeleted();
}
