import { Client, Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';

import type { ReadStatement } from '../shared/read-database.js';
import { StatementNames } from '../shared/statement-names.js';
import type { ChangeHorizon } from './change-horizon.js';
import { type LogPlace, reaches, STANDBY_PLACE } from './log-place.js';

/** How long a replica may not respond, and a read may wait for a connection. Milliseconds. */
const PATIENCE_MS = 1000;
/** Timeout of a statement, as on the primary, with a second for the way. */
const STATEMENT_MS = 5000;
const BEAT_MS = 250;
/** While it has not replayed the newest change it is asked after this, then later and later up to a beat. */
const SOON_MS = 1;
const RETRY_MS = 500;
/** A replica that is further behind counts as lagging. */
const MAX_LAG_MS = 5000;

type State = 'joining' | 'serving' | 'lagging' | 'unreachable';

export interface ReplicaOptions {
  readonly url: string;
  readonly poolSize: number;
  /** Called with each pool before its first statement. */
  readonly onPool?: ((pool: Pool) => void) | undefined;
}

/**
 * A hot standby. It is watched over a connection of its own: whether it answers, and how far it has replayed the
 * primary's log. What is asked of it when it stops responding fails within `PATIENCE_MS` and a beat.
 */
export class Replica {
  state: State = 'joining';
  private pool: Pool | undefined;
  private readonly busy = new Set<PoolClient>();
  private readonly names = new StatementNames('read');
  private place: LogPlace | undefined;
  private closed = false;
  private watching: Promise<void> | undefined;
  /** Ends the pause between two checks. */
  private wakeUp: () => void = () => undefined;

  constructor(
    private readonly options: ReplicaOptions,
    private readonly horizon: ChangeHorizon,
    private readonly log: Logger,
  ) {}

  /** Host and port. */
  get name(): string {
    return new URL(this.options.url).host;
  }

  /** Whether it responds and shows every known change. */
  get upToDate(): boolean {
    const { place: wanted } = this.horizon;
    return this.state === 'serving' && !!this.place && !!wanted && reaches(this.place, wanted);
  }

  /** Watches it until it is closed, however often it is lost. */
  open(): void {
    this.watching = this.watch();
  }

  /** Checks at once how far it is. */
  look(): void {
    this.wakeUp();
  }

  /** Rejects when the replica is lost in the meantime. */
  async query<Row extends object>(statement: ReadStatement): Promise<Row[]> {
    if (!this.pool) throw new Error('the replica is lost');
    const { text, values = [] } = statement;
    const { rows } = await this.pool.query<Row>({
      name: this.names.of(statement),
      text,
      values: [...values],
    });
    return rows;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.wakeUp();
    await this.watching;
  }

  private async watch(): Promise<void> {
    while (!this.closed) {
      try {
        await this.follow();
      } catch (error) {
        this.enter('unreachable', error);
      }
      this.letGo();
      await this.pause(RETRY_MS);
    }
  }

  /** Polls how far it is. Throws when it does not respond. */
  private async follow(): Promise<void> {
    const client = new Client({ ...this.connection('axle-replica-watch'), query_timeout: PATIENCE_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      let goal: { readonly place: LogPlace; readonly since: number } | undefined;
      for (let wait = SOON_MS; !this.closed;) {
        const place = await replayed(client);
        this.place = place;
        const { place: wanted } = this.horizon;
        if (goal && reaches(place, goal.place)) this.serve();
        else if (goal && performance.now() - goal.since > MAX_LAG_MS) this.enter('lagging');
        // The newest change moves on for ever; what counts is how long one took to come through. A primary that lost the end of
        // its log, or has another timeline, never gets to where it was.
        if (wanted && (!goal || reaches(place, goal.place) || !reaches(wanted, goal.place)))
          goal = { place: wanted, since: performance.now() };
        wait = wanted && reaches(place, wanted) ? BEAT_MS : Math.min(2 * wait, BEAT_MS);
        if (await this.pause(wait)) wait = SOON_MS;
      }
    } finally {
      client.end().catch(() => undefined);
    }
  }

  private serve(): void {
    this.pool ??= this.newPool();
    this.enter('serving');
  }

  private newPool(): Pool {
    const pool = new Pool({
      ...this.connection('axle-replica'),
      max: this.options.poolSize,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + PATIENCE_MS,
    });
    // An idle connection that is lost is reopened when it is next needed.
    pool.on('error', () => undefined);
    pool.on('acquire', (client) => this.busy.add(client));
    pool.on('release', (_error, client) => this.busy.delete(client));
    this.options.onPool?.(pool);
    return pool;
  }

  private connection(name: string) {
    return {
      connectionString: this.options.url,
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
      application_name: name,
    };
  }

  /** Callers still waiting for an answer get an error. */
  private letGo(): void {
    void this.pool?.end();
    this.pool = undefined;
    // Ending a connection in the middle of a statement cuts it.
    for (const client of this.busy) client.end().catch(() => undefined);
  }

  private enter(state: State, error?: unknown): void {
    if (this.state === state || this.closed) return;
    if (state === 'serving') this.log.info({ replica: this.name }, 'replica serves reads');
    else this.log.warn({ replica: this.name, err: error }, `replica ${state}: reads go elsewhere`);
    this.state = state;
  }

  /** True when it was ended early. */
  private pause(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      if (this.closed) {
        resolve(true);
        return;
      }
      const timer = setTimeout(resolve, ms, false);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }
}

/** Throws for a server that follows no other: no one knows how old what it shows is. */
async function replayed(client: Client): Promise<LogPlace> {
  const { rows } = await client.query<{ position: number | null; timeline: string | null }>(STANDBY_PLACE);
  const { position, timeline } = rows[0] ?? {};
  if (typeof position !== 'number') throw new Error('not a standby');
  return { timeline: timeline ?? 'none', position };
}
