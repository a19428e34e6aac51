import type { EntityManager } from 'typeorm';

const KEPT_DAYS = 90;

/** What customers are to be told waits in the outbox until it was sent, or until it is too old to be news. */
export class OutboxService {
  constructor(
    private readonly manager: EntityManager,
    private readonly sendsMail: boolean,
  ) {}

  /** Drops what nobody sent in time, where no mail is sent, and removes what was told long ago. Returns how many it removed. */
  async forgetOld(): Promise<number> {
    // Where mails are sent, what was not sent in time is a case.
    if (!this.sendsMail) {
      await this.manager.query(
        `UPDATE outbox SET outcome = 'DROPPED', ended_at = now(), last_error = 'the shop sends no mail'
         WHERE outcome IS NULL AND try_until <= now()`,
      );
    }
    const [, count]: [unknown, number] = await this.manager.query(
      'DELETE FROM outbox WHERE created_at < now() - make_interval(days => $1)',
      [KEPT_DAYS],
    );
    return count;
  }
}
