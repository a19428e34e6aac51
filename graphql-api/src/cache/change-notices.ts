import { randomUUID } from 'node:crypto';

import type { Logger } from 'pino';
import type { DataSource, EntityManager, EntitySubscriberInterface } from 'typeorm';
import type { TransactionCommitEvent } from 'typeorm/subscriber/event/TransactionCommitEvent.js';

import { type CacheTag, cacheTags } from './cache-tags.js';
import { EVERYTHING, type AnswerCache } from './answer-cache.js';

export const CHANNEL = 'axle_changes';

/** What goes over the channel. */
export interface ChangeNotice {
  /** The instance that made the change, and has already invalidated what it touches. */
  readonly from: string;
  readonly changed: readonly (CacheTag | typeof EVERYTHING)[];
}

/** Commits that notify queue behind one lock of the whole server, so there is one notice per tenth of a second. */
const GATHER_MS = 100;
const RETRY_MS = 500;
/** Postgres takes 7,999 bytes. */
const MAX_PAYLOAD = 7900;

/** Makes every instance empty its cache once this transaction is committed. For programs that fill a shop. */
export async function announceEverything(manager: EntityManager): Promise<void> {
  await notify(manager, { from: 'a program', changed: [EVERYTHING] });
}

/** If one notice can't hold all names, it says everything. */
async function notify(manager: EntityManager, notice: ChangeNotice): Promise<void> {
  const text = JSON.stringify(notice);
  const payload = text.length > MAX_PAYLOAD ? JSON.stringify({ ...notice, changed: [EVERYTHING] }) : text;
  await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
}

/** Tells every instance what was changed, once the change is committed. Its own instance knows at once. */
export class ChangeNotices implements EntitySubscriberInterface {
  /** Names this instance in its notices. */
  readonly sender = randomUUID();
  private pending = new Set<CacheTag>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly cache: AnswerCache,
    private readonly log: Logger,
  ) {
    database.subscribers.push(this);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    const changed = cacheTags.applyChanged(queryRunner.data);
    if (changed.size === 0) return;
    this.cache.invalidate(changed);
    for (const name of changed) this.pending.add(name);
    this.sendIn(GATHER_MS);
  }

  /** Sends pending notices. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    if (this.pending.size > 0) await this.send();
  }

  private sendIn(ms: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.send().catch((error: unknown) => {
        this.log.warn({ err: error }, 'cache invalidation publish failed');
        this.sendIn(RETRY_MS);
      });
    }, ms);
  }

  private async send(): Promise<void> {
    const names = this.pending;
    this.pending = new Set();
    try {
      await notify(this.database.manager, { from: this.sender, changed: [...names] });
    } catch (error) {
      for (const name of names) this.pending.add(name);
      throw error;
    }
  }
}
