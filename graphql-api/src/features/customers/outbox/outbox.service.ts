import type { EntityManager } from 'typeorm';

const RETENTION_DAYS = 90;

/** Mails wait in the outbox until they are sent, or are too old to be news. */
export class OutboxService {
  constructor(
    private readonly manager: EntityManager,
    private readonly sendsMail: boolean,
  ) {}

  /**
   * In a shop without mail, drops what was not sent in time; removes mails sent long ago. Returns how many it removed.
   */
  async forgetOld(): Promise<number> {
    // In a shop with mail, what was not sent in time is a case.
    if (!this.sendsMail) {
      await this.manager.query(
        `UPDATE outbox SET outcome = 'DROPPED', ended_at = now(), last_error = 'the shop sends no mail'
         WHERE outcome IS NULL AND try_until <= now()`,
      );
    }
    const [, count]: [unknown, number] = await this.manager.query(
      'DELETE FROM outbox WHERE created_at < now() - make_interval(days => $1)',
      [RETENTION_DAYS],
    );
    return count;
  }
}
