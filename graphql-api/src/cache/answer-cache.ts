import { LRUCache } from 'lru-cache';

import type { CacheTag } from './cache-tags.js';
import type { ActiveRequest } from '../shared/active-request.js';
import type { Answer } from './answer.js';

/** A public answer, as bytes ready to send. */
export interface CachedAnswer {
  /** Header names and values alternating, as for `writeHead`; without those of one encoding or one request. */
  readonly headers: readonly string[];
  readonly etag: string;
  /** Plain, and compressed if that is worth it. */
  readonly bodies: { readonly identity: Buffer } & Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly tags: ReadonlySet<CacheTag>;
  /** What was asked, for metrics and logs. */
  readonly labels: Omit<ActiveRequest, 'id' | 'inTrace' | 'cached' | 'traceId'>;
}

/** The database did not respond: sent to everyone who asked at the same time, and to no one after them. */
export interface Unavailable extends Pick<CachedAnswer, 'labels'> {
  readonly answer: Answer;
}

/** Null for a private answer. */
export type Made = CachedAnswer | Unavailable | null;

export type Encoding = 'br' | 'gzip' | 'identity';

/** All tags at once, for changes that can't say which. */
export const EVERYTHING = '*';

/**
 * Up to this age an answer is as fresh as promised, whether or not changes are received in time: when a busy machine
 * delays the heartbeats, the shop must not start computing every answer as well.
 */
const FRESH_MS = 1000;

/** Older ones are of no use. */
const LAST_GOOD_MS = 86_400_000;

/** One computation under way, and what has changed since it began. */
interface Flight {
  readonly answer: Promise<Made>;
  readonly changed: Set<string>;
}

interface Entry {
  readonly answer: CachedAnswer;
  /** Start of its computation, by `performance.now`. */
  readonly begunAt: number;
  /** Whether any change since would certainly have been received. */
  certain: boolean;
}

/** An answer that was good once, for when there is nothing better. */
export interface LastGood {
  readonly answer: CachedAnswer;
  /** How long ago it was made. */
  readonly ageMs: number;
}

export interface AnswerCacheOptions {
  /** Bytes of all bodies and keys together. */
  readonly maxBytes: number;
  /**
   * An answer is computed again after this in any case, so that unannounced changes (manually in the database) show by
   * then.
   */
  readonly maxAgeMs: number;
  /** Called for every change received, including its own. */
  readonly onChange?: () => void;
}

/**
 * Answers of one instance, valid until something they show changes. One computation at a time per
 * key. A computation begun before a change is answered, but not cached. Answers whose changes may have been missed stay
 * while there is room, for when the database is down; changed ones are dropped.
 */
export class AnswerCache {
  private readonly answers: LRUCache<string, Entry>;
  private readonly keysByTag = new Map<CacheTag, Set<string>>();
  private readonly flights = new Map<string, Flight>();
  private caching = false;
  private trustedUntil = 0;
  private readonly maxAgeMs: number;
  private readonly onChange: () => void;

  constructor({ maxBytes, maxAgeMs, onChange = () => undefined }: AnswerCacheOptions) {
    this.maxAgeMs = maxAgeMs;
    this.onChange = onChange;
    this.answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer: { bodies, headers } }, key) =>
        Object.values(bodies).reduce((sum, { length }) => sum + length, 0) +
        2 * key.length +
        headers.join('').length,
      dispose: ({ answer }, key) => this.unlink(answer, key),
    });
  }

  /** Number of answers from memory, and of computed ones, since the start. */
  hits = 0;
  misses = 0;

  get entries(): number {
    return this.answers.size;
  }

  get bytes(): number {
    return this.answers.calculatedSize;
  }

  /** Caches nothing while it might miss changes. */
  pause(): void {
    this.caching = false;
    this.invalidateAll();
  }

  /** Caches from now on; earlier answers and computations are not used any more. */
  resume(): void {
    this.invalidateAll();
    this.caching = true;
  }

  /**
   * Every change before this call has been received: cached answers may be used until then (`performance.now`), after
   * that only those younger than a second.
   */
  trust(until: number): void {
    this.trustedUntil = until;
  }

  /** All changes up to now have been received. */
  get trusted(): boolean {
    return this.caching && performance.now() < this.trustedUntil;
  }

  get(key: string): CachedAnswer | undefined {
    if (!this.caching) return undefined;
    const entry = this.answers.get(key);
    if (!entry?.certain) return undefined;
    const maxAgeMs = this.trusted ? this.maxAgeMs : FRESH_MS;
    if (performance.now() - entry.begunAt >= maxAgeMs) return undefined;
    this.hits++;
    return entry.answer;
  }

  /** The last answer, unless it is known to have changed or is more than a day old. */
  lastGood(key: string): LastGood | undefined {
    const entry = this.answers.get(key);
    if (!entry) return undefined;
    const ageMs = performance.now() - entry.begunAt;
    return ageMs < LAST_GOOD_MS ? { answer: entry.answer, ageMs } : undefined;
  }

  /**
   * The answer under way for this key, else the result of `make`, cached if nothing it shows changes in the meantime. `make`
   * returns null for what can't be cached: everyone who waited then computes their own.
   */
  make(key: string, make: () => Promise<Made>): { first: boolean; answer: Promise<Made> } {
    const flight = this.flights.get(key);
    if (flight) return { first: false, answer: flight.answer };
    this.misses++;
    const changed = new Set<string>();
    const begunAt = performance.now();
    const answer = make()
      .then((made) => {
        if (made && isCached(made) && this.caching && !isTouched(made, changed))
          this.store(key, made, begunAt);
        return made;
      })
      .finally(() => {
        if (this.flights.get(key)?.changed === changed) this.flights.delete(key);
      });
    this.flights.set(key, { answer, changed });
    return { first: true, answer };
  }

  /** Drops whatever shows one of these. */
  invalidate(tags: Iterable<CacheTag | typeof EVERYTHING>): void {
    this.onChange();
    for (const tag of tags) {
      for (const { changed } of this.flights.values()) changed.add(tag);
      if (tag === EVERYTHING) this.answers.clear();
      else for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.answers.delete(key);
    }
    this.leaveFlights();
  }

  /** Changes may have been missed: cached answers are only known to have been good once. */
  private invalidateAll(): void {
    this.onChange();
    for (const entry of this.answers.values()) entry.certain = false;
    for (const { changed } of this.flights.values()) changed.add(EVERYTHING);
    this.leaveFlights();
  }

  /** Later callers must not get a computation begun before a change. */
  private leaveFlights(): void {
    for (const [key, { changed }] of this.flights) if (changed.size > 0) this.flights.delete(key);
  }

  private store(key: string, answer: CachedAnswer, begunAt: number): void {
    this.answers.set(key, { answer, begunAt, certain: true });
    if (!this.answers.has(key)) return;
    for (const tag of answer.tags) {
      const keys = this.keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.keysByTag.set(tag, new Set([key]));
    }
  }

  private unlink({ tags }: CachedAnswer, key: string): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}

export const isCached = (made: CachedAnswer | Unavailable): made is CachedAnswer => 'bodies' in made;

function isTouched({ tags }: CachedAnswer, changed: ReadonlySet<string>): boolean {
  return changed.has(EVERYTHING) || [...tags].some((tag) => changed.has(tag));
}
