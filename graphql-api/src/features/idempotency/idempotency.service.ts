import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import type { EntityManager, Repository } from 'typeorm';

import { BadInput } from '../../shared/shop-error.js';
import { IdempotencyConflict, IdempotencyInProgress } from './idempotency.errors.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

/** One operation of one person under a key of the client's choice. `request` is compared on a repeat. */
export interface KeyedRequest {
  readonly uid: string;
  readonly operation: string;
  readonly key: string;
  readonly request: unknown;
}

/** Stores the answer in the transaction of the work itself, so that neither is ever there without the other. */
export type KeepAnswer<A extends object> = (manager: EntityManager, answer: A) => Promise<void>;

export interface OnceAnswer<A extends object> {
  readonly answer: A;
  /** True when this is the answer to an earlier call. */
  readonly replayed: boolean;
}

const MAX_KEY_LENGTH = 255;
/** A claim without an answer is given up after this: its process died before it did anything that stayed. */
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
   * Does `work` once for this key. `work` gets `keep`, to be called in its own transaction; without a call the answer is
   * kept afterwards. Throws BadInput, IdempotencyConflict, IdempotencyInProgress and what `work` throws.
   */
  async once<A extends object>(
    request: KeyedRequest,
    work: (keep: KeepAnswer<A>) => Promise<A>,
  ): Promise<OnceAnswer<A>> {
    if (request.key.length === 0 || request.key.length > MAX_KEY_LENGTH || /[^\x21-\x7e]/.test(request.key)) {
      throw new BadInput(`An idempotency key has 1 to ${MAX_KEY_LENGTH} visible ASCII signs.`);
    }
    const requestHash = hashOf(request.request);
    const id = { userUid: request.uid, operation: request.operation, key: request.key };
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await this.claim(id, requestHash))) {
      const first = await this.keys.findOneBy(id);
      if (first && first.requestHash !== requestHash) throw new IdempotencyConflict();
      if (first?.answer) return { answer: first.answer as A, replayed: true };
      if (Date.now() > deadline) throw new IdempotencyInProgress();
      await delay(STEP_MS);
    }
    try {
      const answer = await work((manager, answer) => this.keep(manager, id, answer));
      // Harmless when `work` has kept it already: the same answer again.
      await this.keep(this.keys.manager, id, answer);
      return { answer, replayed: false };
    } catch (error) {
      await this.keys.query(
        'DELETE FROM idempotency_key WHERE user_uid = $1 AND operation = $2 AND key = $3 AND answer IS NULL',
        [id.userUid, id.operation, id.key],
      );
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

  /** True when the work is ours to do: the key is new, a day old, or was claimed by a process that is gone. */
  private async claim(
    { userUid, operation, key }: Pick<IdempotencyKey, 'userUid' | 'operation' | 'key'>,
    requestHash: string,
  ): Promise<boolean> {
    const claimed: unknown[] = await this.keys.query(
      `INSERT INTO idempotency_key (user_uid, operation, key, request_hash) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_uid, operation, key)
       DO UPDATE SET request_hash = $4, answer = NULL, claimed_at = now()
         WHERE idempotency_key.claimed_at < now() - interval '24 hours'
            OR (idempotency_key.answer IS NULL AND idempotency_key.request_hash = $4
                AND idempotency_key.claimed_at < now() - make_interval(secs => $5))
       RETURNING key`,
      [userUid, operation, key, requestHash, CLAIM_SECONDS],
    );
    return claimed.length > 0;
  }

  private async keep(
    manager: EntityManager,
    id: Pick<IdempotencyKey, 'userUid' | 'operation' | 'key'>,
    answer: object,
  ): Promise<void> {
    await manager.update(IdempotencyKey, id, { answer });
  }
}

/** The same for objects whose keys stand in another order. */
function hashOf(request: unknown): string {
  const canonical = JSON.stringify(request, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(canonical).digest('hex');
}
