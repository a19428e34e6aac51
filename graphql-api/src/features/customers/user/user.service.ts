import type { EntityManager, Repository } from 'typeorm';

import { cutTo } from '../../../shared/cut-to.js';
import { type AccessTokens, type IssuedToken, SESSION_ENDED } from '../../../auth/access-token.js';
import type { Actor } from '../../../auth/actor.js';
import type { Account } from '../../../auth/caller.js';
import type { Identity, IdentityProvider } from '../../../auth/identity.port.js';
import { Forbidden, Unauthenticated } from '../../../shared/shop-error.js';
import { runSql } from '../../../shared/sql.js';
import { inTransaction, sqlState } from '../../../shared/transaction.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { trimText } from '../../../shared/visible-text.js';
import type { AccountMoveService } from './account-move.service.js';
import type { ImportedAccounts } from './imported-accounts.service.js';
import { User } from './user.entity.js';
import { AccountDeleted, AccountDisabled } from './user.errors.js';
import { LONGEST_NAME } from './user.inputs.js';

export interface SignedIn extends IssuedToken {
  readonly user: User;
}

export interface SignInRequest {
  readonly idToken: string;
  /** The account that the caller names, if the transport requires it. */
  readonly email?: string;
}

/** How someone's earlier accounts come to their new sign-in. */
export interface AccountOwners {
  readonly moves: AccountMoveService;
  readonly imported: ImportedAccounts;
}

/** The role by the rule of `User.role`. */
const ACCOUNTS = {
  name: 'accounts',
  text: `SELECT uid, email, name, disabled, token_version AS "tokenVersion",
      CASE WHEN email_verified THEN role ELSE 'CUSTOMER' END AS role
    FROM shop_user WHERE uid = ANY ($1::text[])`,
};

const UNIQUE_VIOLATION = '23505';

/** The provider accepts longer names than we do; no one is rejected for theirs. */
const shortened = (name: string): string => trimText(cutTo(name.toWellFormed(), LONGEST_NAME));

/** The first time the address is seen verified, for an account that began without. */
const IS_PROOF = '$3 AND NOT account.email_verified';

/**
 * Someone who opened an account with an address that was not theirs loses it to the user who proves the address: our tokens
 * end, and so do the provider's sessions that began before the present one. That one may be the stranger's own, renewed
 * in between; so each session that began later, before the proof was seen, ends those before it (ADR 011).
 */
const ENDS_SESSIONS = `$3 AND (NOT account.email_verified
  OR account.sessions_since < $5 AND account.proved_at >= $5)`;

/**
 * Stores the account by its uid; no row when the present session has ended. xmax is 0 exactly when the row is new: an
 * account that is new here may be an older one at the provider, with sessions of a stranger.
 */
const STORE = `
  INSERT INTO shop_user AS account (uid, email, email_verified, name, last_seen_at, sessions_since, proved_at)
  VALUES ($1, $2, $3::boolean, $4, now(), CASE WHEN $3 THEN $5::timestamptz END, CASE WHEN $3 THEN $6::timestamptz END)
  ON CONFLICT (uid) DO UPDATE SET
    email = $2, email_verified = $3, name = coalesce(account.name, $4), last_seen_at = now(),
    token_version = account.token_version + CASE WHEN ${ENDS_SESSIONS} THEN 1 ELSE 0 END,
    sessions_since = CASE WHEN ${ENDS_SESSIONS} THEN $5::timestamptz ELSE account.sessions_since END,
    proved_at = CASE WHEN ${IS_PROOF} THEN $6::timestamptz ELSE account.proved_at END
  WHERE account.sessions_since IS NULL OR account.sessions_since <= $5
  RETURNING xmax = 0 AS created`;

/** A row when storing a verified address of this session ($2) ends no other one. */
const KEEP_SESSIONS = `
  SELECT FROM shop_user WHERE uid = $1 AND email_verified
    AND (sessions_since IS NULL OR NOT (sessions_since < $2 AND proved_at >= $2))`;

/** Accounts and sign-in. */
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
   * Exchanges a Firebase ID token for our access token and stores the account by its uid. Imported data waiting for a
   * verified address becomes the account's. The first verified token ends what may be a stranger's: all our earlier
   * tokens, and earlier sessions, here and at the provider. Throws Unauthenticated (the session has ended, too), Forbidden (the
   * token is not of the named account), AccountDisabled, AccountDeleted, AccountConflict, TooManyRequests,
   * ServiceUnavailable.
   */
  async signIn({ idToken, email }: SignInRequest): Promise<SignedIn> {
    const identity = await this.identities.verify(idToken);
    // Only valid tokens are counted: tokens can't be guessed, and forged ones must lock no one out.
    await this.limits.spend('SIGN_IN', identity.uid);
    if (email !== undefined && identity.email !== email.toLowerCase()) {
      throw new Forbidden('This sign-in is for another account.');
    }
    await this.revokeEarlierSessions(identity);
    const user = await this.storeOrMove(identity);
    if (user.disabled) throw new AccountDisabled();
    const issued = await this.tokens.issue({ uid: user.uid, tokenVersion: user.tokenVersion });
    return { ...issued, user };
  }

  async own(actor: Actor): Promise<User> {
    return this.users.findOneByOrFail({ uid: actor.uid });
  }

  /** The accounts of `uids` as they are now, in that order, read at each request; null when there is none. */
  async findAll(uids: readonly string[]): Promise<(Account | null)[]> {
    const accounts = await runSql<Account>(this.users.manager, ACCOUNTS, [[...new Set(uids)]]);
    const byUid = new Map(accounts.map((account) => [account.uid, account]));
    return uids.map((uid) => byUid.get(uid) ?? null);
  }

  /** At the provider, too: in a session of its own a stranger could set a new password there. */
  private async revokeEarlierSessions({ uid, emailVerified, signedInAt }: Identity): Promise<void> {
    if (!emailVerified) return;
    const extended: unknown[] = await this.users.query(KEEP_SESSIONS, [uid, signedInAt]);
    if (extended.length === 0) await this.identities.revokeSessionsBefore(uid, signedInAt);
  }

  /** The provider is asked about a conflicting account only if there is one, and outside any transaction. */
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

  private async store({ uid, email, emailVerified, name, signedInAt, issuedAt }: Identity): Promise<User> {
    return inTransaction(this.users.manager, async (manager) => {
      const [stored]: { created: boolean }[] = await manager.query(STORE, [
        uid,
        email,
        emailVerified,
        name && shortened(name),
        signedInAt,
        issuedAt,
      ]);
      if (!stored) throw new Unauthenticated(SESSION_ENDED);
      if (stored.created) {
        // After the insert, which waits for a deletion that is under way.
        await refuseDeleted(manager, uid);
        await this.audit.record(manager, uid, 'ACCOUNT_CREATED', ['user', uid], { after: { email } });
      }
      return this.owners.imported.attachTo(manager, await manager.findOneByOrFail(User, { uid }));
    });
  }
}

/**
 * Throws AccountDeleted for the uid of a deleted account: until the provider has deleted it, its owner could still sign
 * in there.
 */
async function refuseDeleted(manager: EntityManager, uid: string): Promise<void> {
  const rows: unknown[] = await manager.query(
    `SELECT FROM former_uid JOIN shop_user ON shop_user.uid = former_uid.user_uid
     WHERE former_uid.uid = $1 AND erased_at IS NOT NULL`,
    [uid],
  );
  if (rows.length > 0) throw new AccountDeleted();
}
