import type { RequestListener } from 'node:http';

import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

import type { Env } from './config/env.js';
import type { PrimaryReads } from './db/primary-reads.js';
import { ReplicaReads } from './db/replica-reads.js';
import type { Answerer } from './http/front/answerer.js';
import { front } from './http/front/front.js';
import { oneSpelling } from './http/front/one-spelling.js';
import { requestLog } from './http/request-log.js';
import { visitors } from './http/visitors.js';
import { type EndListener, watchRequests } from './http/watch-requests.js';
import { ChangeFeed } from './kept/change-feed.js';
import { ChangeNotices } from './kept/change-notices.js';
import { KeptAnswers } from './kept/kept-answers.js';
import { Outage } from './kept/outage.js';

/** What the front of a shop is made of. */
export interface FrontParts {
  readonly env: Env;
  /** Connected and migrated. */
  readonly database: DataSource;
  readonly log: Logger;
  /** Throws when the database does not answer; for `/readyz`. */
  readonly ping: () => Promise<unknown>;
  /** Is told of every request that is over, beside the log. */
  readonly onRequestEnd?: EndListener | undefined;
  /** Is told of each pool of connections to a replica, before its first statement. */
  readonly onReplicaPool?: (pool: Pool) => void;
}

/** What stands between the network and the app. */
export interface Front {
  /** Answers every request; to be given to the HTTP server. */
  readonly handler: RequestListener;
  /** Finished answers that this copy keeps; undefined when it keeps none. */
  readonly kept?: KeptAnswers;
  /** Where visitors' reads go beside the primary; undefined without replicas. */
  readonly replicas?: ReplicaReads;
  /** Begins to listen for what other copies change. */
  readonly open: () => Promise<void>;
  /** Tells what is still to be told, and lets go. */
  readonly close: () => Promise<void>;
}

/** How long an answer may be kept although nobody announced a change. */
const MAX_AGE_MS = 60_000;

/** Reads from replicas, where there are any (ADR 023). */
export function createReplicaReads(
  { env, database, log, onReplicaPool }: FrontParts,
  primary: PrimaryReads,
): ReplicaReads | undefined {
  const urls = env.DATABASE_REPLICA_URL;
  if (urls.length === 0) return undefined;
  const options = { urls, poolSize: env.DATABASE_POOL, onPool: onReplicaPool };
  return new ReplicaReads(primary, database, options, log);
}

/** Puts the watch over requests before the app and, where they are switched on, kept answers between the two. */
export function createFront(
  app: Answerer,
  { env, database, log, ping, onRequestEnd }: FrontParts,
  isPublic: (path: string) => boolean,
  replicas: ReplicaReads | undefined,
): Front {
  const nothing = () => Promise.resolve();
  const writeLine = requestLog(log);
  const onEnd: EndListener = (request) => {
    writeLine(request);
    onRequestEnd?.(request);
  };
  const watched = (handler: RequestListener) =>
    watchRequests(oneSpelling(handler), { trustedProxies: env.TRUSTED_PROXIES, onEnd });
  if (env.KEPT_ANSWERS_MB === 0) return { handler: watched(app), open: nothing, close: nothing };
  const kept = new KeptAnswers({
    maxBytes: env.KEPT_ANSWERS_MB * 1_000_000,
    maxAgeMs: MAX_AGE_MS,
    onChange: () => replicas?.changed(),
  });
  const notices = new ChangeNotices(database, kept, log);
  const feed = new ChangeFeed(env.DATABASE_DIRECT_URL, kept, notices.sender, log);
  const outage = new Outage(() => kept.trusted, ping);
  return {
    handler: watched(
      front({
        app: replicas ? visitors(app) : app,
        kept,
        outage,
        addresses: { isPublic, origins: new Set(env.CORS_ORIGINS) },
      }),
    ),
    kept,
    replicas,
    open: async () => {
      await feed.open();
      outage.open();
      replicas?.open(() => kept.trusted);
    },
    close: async () => {
      outage.close();
      await notices.close();
      await feed.close();
      await replicas?.close();
    },
  };
}
