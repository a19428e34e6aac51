import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

import { AnswerCache } from './cache/answer-cache.js';
import type { Answer } from './cache/answer.js';
import { ChangeFeed, type Notify } from './cache/change-feed.js';
import { ChangeNotices } from './cache/change-notices.js';
import { Door } from './cache/door.js';
import { Outage } from './cache/outage.js';
import type { Style } from './cache/send.js';
import type { Env } from './config/env.js';
import type { PrimaryReads } from './db/primary-reads.js';
import { ReplicaReads } from './db/replica-reads.js';

export interface DoorParts {
  readonly env: Env;
  /** Connected and migrated. */
  readonly database: DataSource;
  readonly log: Logger;
  /** Throws when the database does not answer; for `/readyz`. */
  readonly ping: () => Promise<unknown>;
  /** Sends a notice, over the connection of `ping`: however busy the pool is, heartbeats are not late. */
  readonly notify: Notify;
  /** Called with each pool of connections to a replica, before its first statement. */
  readonly onReplicaPool?: (pool: Pool) => void;
}

export interface OpenDoor {
  readonly door: Door;
  /** Finished answers in the memory of this instance; undefined where it caches none. */
  readonly cache?: AnswerCache;
  /** Begins to listen for what other instances change. */
  readonly open: () => Promise<void>;
  /** Publishes pending invalidations, and disconnects. */
  readonly close: () => Promise<void>;
}

/** How long an answer may be cached although no one announced a change. */
const MAX_AGE_MS = 60_000;

/** Reads from replicas, where there are any (ADR 017). */
export function createReplicaReads(
  { env, database, log, onReplicaPool }: DoorParts,
  primary: PrimaryReads,
): ReplicaReads | undefined {
  const urls = env.DATABASE_REPLICA_URL;
  if (urls.length === 0) return undefined;
  const options = { urls, poolSize: env.DATABASE_POOL, onPool: onReplicaPool };
  return new ReplicaReads(primary, database, options, log);
}

/** The door with, where it is switched on, a cache behind it. */
export function createDoor(
  { env, database, log, ping, notify }: DoorParts,
  style: Style,
  errorAnswer: (error: unknown) => Answer,
  replicas: ReplicaReads | undefined,
): OpenDoor {
  if (env.RESPONSE_CACHE_MB === 0) {
    const nothing = () => Promise.resolve();
    return { door: new Door(style, errorAnswer), open: nothing, close: nothing };
  }
  const cache = new AnswerCache({
    maxBytes: env.RESPONSE_CACHE_MB * 1_000_000,
    maxAgeMs: MAX_AGE_MS,
    onChange: () => replicas?.changed(),
  });
  const notices = new ChangeNotices(database, cache, log);
  const feed = new ChangeFeed(env.DATABASE_DIRECT_URL, cache, notices.sender, notify, log);
  const outage = new Outage(() => cache.trusted, ping);
  return {
    door: new Door(style, errorAnswer, { cache, outage }),
    cache,
    open: async () => {
      await feed.open();
      outage.open();
      replicas?.open(() => cache.trusted);
    },
    close: async () => {
      outage.close();
      await notices.close();
      await feed.close();
      await replicas?.close();
    },
  };
}
