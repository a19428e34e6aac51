import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

import { isForVisitor } from '../shared/for-visitor.js';
import type { ReadDatabase, ReadStatement } from '../shared/read-database.js';
import { ChangeHorizon } from './change-horizon.js';
import { type LogPlace, MARK_TIMELINE, PRIMARY_PLACE } from './log-place.js';
import { Replica } from './replica.js';

/** query_canceled: it took too long, and would take as long again. */
const TOOK_TOO_LONG = '57014';

export interface ReplicaReadsOptions {
  readonly urls: readonly string[];
  /** Connections to each. */
  readonly poolSize: number;
  /** Called with each pool of connections before its first statement: a replica that comes back has another. */
  readonly onPool?: ((pool: Pool) => void) | undefined;
}

/**
 * Reads of visitors from replicas that show every change this instance knows of, in turns; from the primary while there is none, and
 * for everyone else (ADR 017). The primary is asked what a replica fails to answer.
 */
export class ReplicaReads implements ReadDatabase {
  readonly replicas: readonly Replica[];
  private readonly horizon: ChangeHorizon;
  private receivesChanges = () => false;
  private turn = 0;

  constructor(
    private readonly primary: ReadDatabase,
    database: DataSource,
    { urls, ...options }: ReplicaReadsOptions,
    log: Logger,
  ) {
    this.horizon = new ChangeHorizon(
      () => whereIs(database),
      () => {
        for (const replica of this.replicas) replica.look();
      },
    );
    this.replicas = urls.map((url) => new Replica({ url, ...options }, this.horizon, log));
  }

  /** Something was committed, by this instance or another: what is read from now on shows it. */
  changed(): void {
    this.horizon.changed();
  }

  async query<Row extends object>(statement: ReadStatement): Promise<Row[]> {
    const replica = isForVisitor() && this.receivesChanges() ? this.next() : undefined;
    if (!replica) return this.primary.query(statement);
    try {
      return await replica.query<Row>(statement);
    } catch (error) {
      if ((error as { code?: unknown }).code === TOOK_TOO_LONG) throw error;
      return this.primary.query(statement);
    }
  }

  /** While `receivesChanges` returns false, this instance may have missed a change: then only the primary is asked. */
  open(receivesChanges: () => boolean): void {
    this.receivesChanges = receivesChanges;
    this.horizon.open();
    for (const replica of this.replicas) replica.open();
  }

  async close(): Promise<void> {
    this.horizon.close();
    await Promise.all(this.replicas.map((replica) => replica.close()));
  }

  private next(): Replica | undefined {
    const ready = this.replicas.filter(({ upToDate }) => upToDate);
    return ready[this.turn++ % ready.length];
  }
}

/** Position of the primary. A timeline that no one has marked yet, after a promotion for one, is marked. */
async function whereIs(primary: DataSource): Promise<LogPlace> {
  for (;;) {
    const [{ timeline, position }] =
      await primary.query<[{ timeline: string | null; position: number }]>(PRIMARY_PLACE);
    if (timeline !== null) return { timeline, position };
    await primary.query(MARK_TIMELINE);
  }
}
