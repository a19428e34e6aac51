import DataLoader from 'dataloader';

import { Unauthenticated } from '../shared/shop-error.js';
import { type AccessTokens, SESSION_ENDED } from './access-token.js';
import type { Actor, Caller, Anonymous } from './actor.js';

/** An account as it is in the database now. */
export interface Account extends Actor {
  readonly disabled: boolean;
  readonly tokenVersion: number;
}

/** Finds accounts by their primary keys, in the order of the uids. Passed in: auth knows no feature. */
export type AccountLookup = (uids: readonly string[]) => Promise<(Account | null)[]>;

/** No error is created here: most callers are visitors, and few of them ask for something that needs a sign-in. */
const anonymous: Anonymous = { actor: null };
const sessionEnded: Anonymous = { actor: null, why: SESSION_ENDED };

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Finds out who calls, from the Authorization header and the database, for every request. */
export class Callers {
  /** Requests that arrive together share one statement, which runs after all of them arrived. */
  private readonly accounts: DataLoader<string, Account | null>;

  constructor(
    private readonly tokens: AccessTokens,
    lookup: AccountLookup,
  ) {
    this.accounts = new DataLoader(lookup, { cache: false, batchScheduleFn: (send) => setImmediate(send) });
  }

  /** Never throws for a bad token: the caller is then a visitor, and the reason is given where a role is required. */
  async identify(authorization: string | undefined): Promise<Caller> {
    if (authorization === undefined) return anonymous;
    const token = BEARER.exec(authorization)?.[1];
    if (!token) return anonymous;
    try {
      const { uid, tokenVersion } = await this.tokens.verify(token);
      const account = await this.accounts.load(uid);
      if (!account || account.disabled || account.tokenVersion !== tokenVersion) return sessionEnded;
      return { actor: account };
    } catch (error) {
      if (error instanceof Unauthenticated) return { actor: null, why: error.message };
      throw error;
    }
  }
}
