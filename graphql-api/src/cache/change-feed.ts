import { Client } from 'pg';
import type { Logger } from 'pino';

import { CHANNEL, type ChangeNotice } from './change-notices.js';
import type { AnswerCache } from './answer-cache.js';

const RETRY_MS = 500;
const HEARTBEAT_MS = 250;
/** How long a heartbeat vouches for the cache. It arrives after every earlier notice, on the same connection. */
const TRUST_MS = 1000;
/** After this long without a heartbeat, it reconnects. */
const PATIENCE_MS = 5000;

/**
 * Hears what other instances have changed, on a connection of its own (LISTEN). While it is silent, no cached answer is
 * used: an answer is never older than a change and a second.
 */
export class ChangeFeed {
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  /** Logged once, however often it is retried. */
  private saidDeaf = false;

  constructor(
    private readonly url: string,
    private readonly cache: AnswerCache,
    /** The sender whose notices are ignored here. */
    private readonly own: string,
    private readonly log: Logger,
  ) {}

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
    client.on('notification', ({ payload = '' }) => {
      const { from, changed } = JSON.parse(payload) as ChangeNotice;
      if (from !== this.own) this.cache.invalidate(changed);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      if (this.client !== client) return;
      this.cache.resume();
      if (this.saidDeaf) this.log.info('changes are heard again');
      this.saidDeaf = false;
      await this.beat(client);
    } catch (error) {
      if (!this.saidDeaf)
        this.log.warn({ err: error }, 'no connection to hear of changes: nothing is cached');
      this.saidDeaf = true;
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
    const askedAt = performance.now();
    await client.query('SELECT 1');
    if (this.client !== client) return;
    this.cache.trust(askedAt + TRUST_MS);
    this.timer = setTimeout(() => {
      this.beat(client).catch(() => this.lost(client));
    }, HEARTBEAT_MS);
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
