import type { Account, TableName, Tables } from './account.js';

/** What caused a change, as events report it. */
export interface Cause {
  requestId: string | null;
  idempotencyKey: string | null;
}

/**
 * One indivisible change of one account. It runs to its end without yielding, so two of them never interleave,
 * and its writes reach the journal as one line: after a crash there is all of it or nothing.
 */
export class UnitOfWork {
  private readonly written: (() => void)[] = [];
  private readonly writes: unknown[] = [];

  constructor(
    private readonly account: Account,
    /** ms since 1970. */
    readonly now: number,
    readonly cause: Cause,
  ) {}

  /** Now in the whole seconds that Stripe's objects use. */
  get seconds(): number {
    return Math.floor(this.now / 1000);
  }

  get accountName(): string {
    return this.account.name;
  }

  table<T extends TableName>(name: T): ReadonlyMap<string, Tables[T]> {
    return this.account.table(name);
  }

  /** Puts a record in place of the one with its id, if any, and returns it. */
  put<T extends TableName>(table: T, record: Tables[T]): Tables[T] {
    this.write(table, record.id, record);
    return record;
  }

  remove(table: TableName, id: string): void {
    this.write(table, id, null);
  }

  /** The writes so far, as the journal keeps them. */
  get journalEntry(): { account: string; writes: unknown[] } | null {
    return this.writes.length === 0 ? null : { account: this.account.name, writes: this.writes };
  }

  /** Takes every write back. */
  undo(): void {
    for (const takeBack of this.written.reverse()) takeBack();
  }

  private write<T extends TableName>(table: T, id: string, record: Tables[T] | null): void {
    const before = this.account.apply(table, id, record);
    this.written.push(() => this.account.apply(table, id, before));
    this.writes.push([table, id, record]);
  }
}
