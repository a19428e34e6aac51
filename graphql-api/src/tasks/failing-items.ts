import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** How long an item may fail before it needs an operator. */
const ESCALATE_AFTER_MS = 15 * 60_000;
const MAX_ITEMS = 1000;
const DAY_MS = 86_400_000;

interface Failure {
  readonly since: number;
  readonly isEscalated: boolean;
}

/** Items that a task keeps failing at, each logged at most twice: as a warning at first, as an error after a quarter of an hour. */
export class FailingItems {
  private readonly failures = new LRUCache<string, Failure>({ max: MAX_ITEMS, ttl: DAY_MS });

  constructor(
    private readonly log: Logger,
    private readonly clock: () => number = Date.now,
  ) {}

  /** `id` names the item among those of this task; `fields` go into the line. */
  failed(id: string, error: unknown, fields: object, message: string): void {
    const failure = this.failures.get(id);
    if (!failure) {
      this.log.warn({ ...fields, err: error }, message);
      this.failures.set(id, { since: this.clock(), isEscalated: false });
    } else if (!failure.isEscalated && this.clock() - failure.since >= ESCALATE_AFTER_MS) {
      this.log.error({ ...fields, err: error, since: new Date(failure.since).toISOString() }, message);
      this.failures.set(id, { ...failure, isEscalated: true });
    }
  }

  resolved(id: string): void {
    this.failures.delete(id);
  }
}
