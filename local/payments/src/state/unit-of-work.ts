import type { Account, TableName, Tables, Write } from './account.js';

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
  readonly writes: Write[] = [];
  private readonly undoing: Write[] = [];

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

  table<T extends TableName>(name: T): ReadonlyMap<string, Tables[T]> {
    return this.account.table(name);
  }

  /** Puts a record in place of the one with its id, if any, and returns it. */
  put<T extends TableName>(table: T, record: Tables[T]): Tables[T] {
    this.write([table, record.id, record]);
    return record;
  }

  remove(table: TableName, id: string): void {
    this.write([table, id, null]);
  }

  /** Undoes every write. */
  undo(): void {
    for (const write of this.undoing.reverse()) this.account.apply(write);
  }

  private write(write: Write): void {
    this.undoing.push(this.account.apply(write));
    this.writes.push(write);
  }
}
