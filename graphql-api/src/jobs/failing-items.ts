import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** How long something may fail before it is more than temporary. */
const PASSING_MS = 15 * 60_000;
const MOST = 1000;
const DAY_MS = 86_400_000;

interface Trouble {
  readonly since: number;
  readonly isTold: boolean;
}

/**
 * Items that a job keeps failing at, logged at most twice: a warning at first, an error once it has lasted a quarter of
 * an hour.
 */
export class FailingItems {
  private readonly troubles = new LRUCache<string, Trouble>({ max: MOST, ttl: DAY_MS });

  constructor(
    private readonly log: Logger,
    private readonly clock: () => number = Date.now,
  ) {}

  /** `id` names the item among those of this job; `fields` go into the line. */
  failed(id: string, error: unknown, fields: object, message: string): void {
    const trouble = this.troubles.get(id);
    if (!trouble) {
      this.log.warn({ ...fields, err: error }, message);
      this.troubles.set(id, { since: this.clock(), isTold: false });
    } else if (!trouble.isTold && this.clock() - trouble.since >= PASSING_MS) {
      this.log.error(
        { ...fields, err: error, since: new Date(trouble.since).toISOString() },
        `${message} for long`,
      );
      this.troubles.set(id, { ...trouble, isTold: true });
    }
  }

  mended(id: string): void {
    this.troubles.delete(id);
  }
}
