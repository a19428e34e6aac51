import type { EntityManager } from 'typeorm';

const KEPT_DAYS = 90;

/** What others are to be told waits in the outbox until it was sent, or until it is too old to be news. */
export class OutboxService {
  constructor(private readonly manager: EntityManager) {}

  /** Removes what was sent, or waited, long ago. Answers how many. */
  async forgetOld(): Promise<number> {
    const [, count]: [unknown, number] = await this.manager.query(
      'DELETE FROM outbox WHERE created_at < now() - make_interval(days => $1)',
      [KEPT_DAYS],
    );
    return count;
  }
}
