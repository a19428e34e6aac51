import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';
import type { Logger } from 'pino';

import { CHANNEL, type ChangeNotice } from './change-notices.js';
import type { AnswerCache } from './answer-cache.js';

const RETRY_MS = 500;
const HEARTBEAT_MS = 250;
/** How long a heartbeat vouches for the cache. It arrives after every earlier notice. */
const TRUST_MS = 1000;
/** After this long without a heartbeat, it reconnects. */
const PATIENCE_MS = 5000;
const HINT = 'DATABASE_DIRECT_URL must lead to the database itself, not to a pooler in transaction mode';

/** Sends a notice over another connection than the one that listens. */
export type Notify = (channel: string, payload: string) => Promise<unknown>;

/**
 * Receives what other instances have changed, on a connection of its own (LISTEN). Its heartbeat is a notice to itself, sent
 * over another connection, as theirs are: a pooler answers a question, and delivers no notice. While none arrives, no cached
 * answer is used: an answer is never older than a change and a second.
 */
export class ChangeFeed {
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  /** Logged once, however often it is retried. */
  private hasReportedLoss = false;
  /** Time of the last heartbeat. */
  private arrivedAt = 0;
  /** The channel of its own heartbeats. */
  private readonly heartbeats: string;

  constructor(
    private readonly url: string,
    private readonly cache: AnswerCache,
    /** The sender whose notices are ignored here. */
    private readonly own: string,
    private readonly notify: Notify,
    private readonly log: Logger,
  ) {
    this.heartbeats = `axle_heartbeat_${own.replaceAll('-', '')}`;
  }

  /** Listens until it is closed, however often the connection is lost. Resolves once the first try has ended. */
  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: 2000,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
      application_name: 'axle-changes',
    });
    this.client = client;
    // A killed connection says so up to three times.
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === this.heartbeats) {
        if (this.client === client) this.trust(Number(payload));
        return;
      }
      const { from, changed } = JSON.parse(payload) as ChangeNotice;
      if (from !== this.own) this.cache.invalidate(changed);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${this.heartbeats}`);
      if (this.client !== client) return;
      this.cache.resume();
      this.arrivedAt = performance.now();
      const first = new Promise<void>((resolve) => client.once('notification', () => resolve()));
      await this.beat(client);
      await Promise.race([first, delay(TRUST_MS, undefined, { ref: false })]);
    } catch (error) {
      this.warn({ err: error }, 'cache invalidation feed disconnected: caching is off');
      this.lost(client);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const client = this.client;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async beat(client: Client): Promise<void> {
    // The next one may get through.
    await this.notify(this.heartbeats, String(performance.now())).catch(() => undefined);
    if (this.client !== client) return;
    if (performance.now() - this.arrivedAt > PATIENCE_MS) {
      this.warn({ hint: HINT }, 'cache invalidation feed silent: caching is off');
      this.lost(client);
      return;
    }
    this.timer = setTimeout(() => void this.beat(client), HEARTBEAT_MS);
  }

  private trust(sentAt: number): void {
    this.arrivedAt = performance.now();
    this.cache.trust(sentAt + TRUST_MS);
    if (this.hasReportedLoss) this.log.info('cache invalidation feed recovered');
    this.hasReportedLoss = false;
  }

  private warn(fields: object, message: string): void {
    if (!this.hasReportedLoss) this.log.warn(fields, message);
    this.hasReportedLoss = true;
  }

  private lost(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.cache.pause();
    clearTimeout(this.timer);
    client.end().catch(() => undefined);
    if (this.closed) return;
    this.timer = setTimeout(() => void this.open(), RETRY_MS);
  }
}
