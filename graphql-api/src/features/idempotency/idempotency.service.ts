import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import type { EntityManager, Repository } from 'typeorm';

import { BadInput } from '../../shared/shop-error.js';
import { IdempotencyConflict, IdempotencyInProgress } from './idempotency.errors.js';
import { IdempotencyKey, type KeptIds } from './idempotency-key.entity.js';

/** One operation of one person under a key of the client's choice. `request` is compared on a repeat. */
export interface KeyedRequest {
  readonly uid: string;
  readonly operation: string;
  readonly key: string;
  readonly request: object;
}

/**
 * Stores the ids of what was done in the transaction of the work itself, so that neither is ever there without the other.
 * Throws IdempotencyInProgress, and that transaction must then fail, when another call took the claim over.
 */
export type Keep = (manager: EntityManager, ids: KeptIds) => Promise<void>;

export interface KeyedWork<A> {
  /** Does the work and calls `keep` in the transaction that commits it. */
  readonly work: (keep: Keep) => Promise<A>;
  /** The same answer from what an earlier call kept. */
  readonly replay: (ids: KeptIds) => A | Promise<A>;
}

export interface OnceAnswer<A> {
  readonly answer: A;
  /** True when this is the answer to an earlier call. */
  readonly replayed: boolean;
}

type Name = Pick<IdempotencyKey, 'userUid' | 'operation' | 'key'>;
type Claim = Name & Pick<IdempotencyKey, 'claim'>;

const MAX_KEY_LENGTH = 255;
/** A claim without an answer may be taken over after this: its process died, or has paused for too long. */
const CLAIM_SECONDS = 30;
const PATIENCE_MS = 8000;
const STEP_MS = 50;

/**
 * Stripe's idempotency keys for our own operations (bar C4): the same key and request replays the first answer, another
 * request under the same key is refused. A call that failed leaves no answer, so a repeat tries again.
 */
export class IdempotencyService {
  constructor(private readonly keys: Repository<IdempotencyKey>) {}

  /**
   * Does the work once for this key. Throws BadInput, IdempotencyConflict, IdempotencyInProgress and what the work and
   * its replay throw.
   */
  async once<A>(request: KeyedRequest, { work, replay }: KeyedWork<A>): Promise<OnceAnswer<A>> {
    if (request.key.length === 0 || request.key.length > MAX_KEY_LENGTH || /[^\x21-\x7e]/.test(request.key)) {
      throw new BadInput(`An idempotency key has 1 to ${MAX_KEY_LENGTH} visible ASCII signs.`);
    }
    const requestHash = hashOf(request.request);
    const name = { userUid: request.uid, operation: request.operation, key: request.key };
    const claim = { ...name, claim: randomUUID() };
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await this.claim(claim, requestHash))) {
      const first = await this.keys.findOneBy(name);
      if (first && first.requestHash !== requestHash) throw new IdempotencyConflict();
      if (first?.answer) return { answer: await replay(first.answer), replayed: true };
      if (Date.now() > deadline) throw new IdempotencyInProgress();
      await delay(STEP_MS);
    }
    try {
      return { answer: await work((manager, ids) => keep(manager, claim, ids)), replayed: false };
    } catch (error) {
      await this.giveUp(claim);
      throw error;
    }
  }

  /** Forgets keys older than a day. Answers how many. */
  async forgetOld(): Promise<number> {
    const [, count]: [unknown, number] = await this.keys.query(
      "DELETE FROM idempotency_key WHERE claimed_at < now() - interval '24 hours'",
    );
    return count;
  }

  /** True when the work is ours to do: the key is new, a day old, or was claimed by a call that did not come back. */
  private async claim({ userUid, operation, key, claim }: Claim, requestHash: string): Promise<boolean> {
    const claimed: unknown[] = await this.keys.query(
      `INSERT INTO idempotency_key (user_uid, operation, key, request_hash, claim) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_uid, operation, key)
       DO UPDATE SET request_hash = $4, claim = $5, answer = NULL, claimed_at = now()
         WHERE idempotency_key.claimed_at < now() - interval '24 hours'
            OR (idempotency_key.answer IS NULL AND idempotency_key.request_hash = $4
                AND idempotency_key.claimed_at < now() - make_interval(secs => $6))
       RETURNING key`,
      [userUid, operation, key, requestHash, claim, CLAIM_SECONDS],
    );
    return claimed.length > 0;
  }

  /** Frees the key for a repeat, unless the work was kept or is somebody else's by now. */
  private async giveUp({ userUid, operation, key, claim }: Claim): Promise<void> {
    await this.keys.query(
      `DELETE FROM idempotency_key
       WHERE user_uid = $1 AND operation = $2 AND key = $3 AND claim = $4 AND answer IS NULL`,
      [userUid, operation, key, claim],
    );
  }
}

async function keep(manager: EntityManager, claim: Claim, answer: KeptIds): Promise<void> {
  const kept = await manager.update(IdempotencyKey, claim, { answer });
  if (kept.affected !== 1) throw new IdempotencyInProgress();
}

/** The same for objects whose keys stand in another order. */
function hashOf(request: object): string {
  const canonical = JSON.stringify(request, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(canonical).digest('hex');
}
