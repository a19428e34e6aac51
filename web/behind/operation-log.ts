import type { SentOperation } from './sent-operation';
import type { Timing } from './server-timing';

/** An operation that this document has sent, and what has become of it. */
export interface LoggedOperation extends SentOperation {
  readonly key: number;
  /** The page on which it was sent: path and query. */
  readonly page: string;
  readonly state: 'waiting' | 'answered' | 'failed';
  /** From sending it to the end of its answer. */
  readonly ms?: number;
  /** Codes of the errors in its answer. */
  readonly errors?: readonly string[];
  readonly timing?: Timing | null;
}

export type Outcome = Pick<LoggedOperation, 'state' | 'errors' | 'timing'>;

/** Older ones are dropped. */
const MAX_ENTRIES = 200;

/** What this document has sent since it was opened, the oldest first. */
export class OperationLog {
  private entries: readonly LoggedOperation[] = [];
  private readonly listeners = new Set<() => void>();
  private count = 0;

  /** Begins an entry; what it answers ends it. */
  begin(sent: SentOperation): (outcome: Outcome) => void {
    const key = this.count++;
    const began = performance.now();
    const { pathname, search } = window.location;
    this.set([...this.entries, { ...sent, key, page: pathname + search, state: 'waiting' }]);
    return (outcome) => {
      const ms = performance.now() - began;
      this.set(this.entries.map((entry) => (entry.key === key ? { ...entry, ...outcome, ms } : entry)));
    };
  }

  readonly read = (): readonly LoggedOperation[] => this.entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private set(entries: readonly LoggedOperation[]): void {
    this.entries = entries.slice(-MAX_ENTRIES);
    for (const listener of this.listeners) listener();
  }
}
