import { createHash } from 'node:crypto';

import type { EntityManager, Repository } from 'typeorm';

import { BadInput } from '../../../shared/shop-error.js';
import { runSql } from '../../../shared/sql.js';
import { sqlState } from '../../../shared/transaction.js';
import { IdempotencyConflict, IdempotencyInProgress } from './idempotency.errors.js';
import { IdempotencyKey, type ResultIds } from './idempotency-key.entity.js';

/** One operation of one person, under the client's key if it sent one. `request` is compared on a repeat. */
export interface KeyedRequest {
  readonly uid: string;
  readonly operation: string;
  readonly key: string | null | undefined;
  readonly request: object;
}

/**
 * Takes the key and stores the ids of the answer, in the transaction of the work itself, so that neither exists without
 * the other. Call it first in that transaction: it makes a repeat wait until the work is done. Throws when another call
 * took the key first; the transaction must then fail.
 */
export type ClaimKey = (manager: EntityManager, ids: ResultIds) => Promise<void>;

export interface KeyedWork<A> {
  readonly work: (claimKey: ClaimKey) => Promise<A>;
  /** Rebuilds the answer from what an earlier call stored. */
  readonly replay: (ids: ResultIds) => A | Promise<A>;
}

export interface OnceAnswer<A> {
  readonly answer: A;
  /** True when this is the answer to an earlier call. */
  readonly replayed: boolean;
}

const MAX_KEY_LENGTH = 255;
/** lock_not_available: the lock timeout for another transaction has passed. */
const LOCK_TIMEOUT = '55P03';

const FIND_KEY = {
  name: 'find_idempotency_key',
  text: `SELECT request_hash AS "requestHash", answer FROM idempotency_key
    WHERE user_uid = $1 AND operation = $2 AND key = $3 AND created_at >= now() - interval '24 hours'`,
};

const CLAIM_KEY = {
  name: 'take_idempotency_key',
  text: `INSERT INTO idempotency_key (user_uid, operation, key, request_hash, answer) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (user_uid, operation, key) DO UPDATE SET request_hash = $4, answer = $5, created_at = now()
      WHERE idempotency_key.created_at < now() - interval '24 hours'
    RETURNING key`,
};

/** Another call with this key came first: its answer is ours too. */
class KeyAlreadyUsed extends Error {}

const noKey: ClaimKey = () => Promise.resolve();

/**
 * Stripe's idempotency keys for our own operations: the same key and request replays the first answer, another
 * request under the same key is refused. A failed call leaves nothing, so a repeat tries again. The key is a row in the
 * work's own transaction, so the database keeps two calls apart, and a process that dies leaves no key behind.
 */
export class IdempotencyService {
  constructor(private readonly keys: Repository<IdempotencyKey>) {}

  /**
   * Does the work once for this key; without a key, each time. Throws BadInput, IdempotencyConflict,
   * IdempotencyInProgress (the first call is still running after three seconds) and what the work and its replay throw.
   */
  async once<A>(keyed: KeyedRequest, { work, replay }: KeyedWork<A>): Promise<OnceAnswer<A>> {
    if (keyed.key === undefined || keyed.key === null) return { answer: await work(noKey), replayed: false };
    const name = nameOf({ ...keyed, key: keyed.key });
    const requestHash = hashOf(keyed.request);
    const known = await this.find(name, requestHash);
    if (known) return { answer: await replay(known), replayed: true };
    try {
      const claimKey: ClaimKey = (manager, answer) => take(manager, { ...name, requestHash, answer });
      return { answer: await work(claimKey), replayed: false };
    } catch (error) {
      const first = error instanceof KeyAlreadyUsed && (await this.find(name, requestHash));
      if (!first) throw error;
      return { answer: await replay(first), replayed: true };
    }
  }

  /** Deletes keys older than a day. Returns how many. */
  async forgetOld(): Promise<number> {
    const [, count]: [unknown, number] = await this.keys.query(
      "DELETE FROM idempotency_key WHERE created_at < now() - interval '24 hours'",
    );
    return count;
  }

  private async find(name: KeyName, requestHash: string): Promise<ResultIds | undefined> {
    const [row] = await runSql<Pick<IdempotencyKey, 'requestHash' | 'answer'>>(this.keys.manager, FIND_KEY, [
      name.userUid,
      name.operation,
      name.key,
    ]);
    if (row && row.requestHash !== requestHash) throw new IdempotencyConflict();
    return row?.answer;
  }
}

type KeyName = Pick<IdempotencyKey, 'userUid' | 'operation' | 'key'>;

function nameOf({ uid, operation, key }: KeyedRequest & { key: string }): KeyName {
  if (key.length === 0 || key.length > MAX_KEY_LENGTH || /[^\x21-\x7e]/.test(key)) {
    throw new BadInput(`An idempotency key must have 1 to ${MAX_KEY_LENGTH} visible ASCII characters.`);
  }
  return { userUid: uid, operation, key };
}

/** Waits for a transaction that is about to store the same key. */
async function take(
  manager: EntityManager,
  { userUid, operation, key, requestHash, answer }: Omit<IdempotencyKey, 'createdAt'>,
): Promise<void> {
  const taken = runSql(manager, CLAIM_KEY, [userUid, operation, key, requestHash, JSON.stringify(answer)]);
  const rows = await taken.catch((error: unknown) => {
    throw sqlState(error) === LOCK_TIMEOUT ? new IdempotencyInProgress() : error;
  });
  if (rows.length === 0) throw new KeyAlreadyUsed();
}

/** A hash that is equal for objects with their keys in another order. */
function hashOf(request: object): string {
  const canonical = JSON.stringify(request, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(canonical).digest('hex');
}
