import type { EntityManager } from 'typeorm';

import { announceToAdmins } from '../outbox/announce.js';

/** Mails the admins once a day about what runs low, if anything does. */
export class LowStockMails {
  constructor(
    private readonly manager: EntityManager,
    /** IANA name: where a day begins. */
    private readonly timeZone: string,
  ) {}

  /** Reports the current day; repeating it has no further effect. Returns how many days it reported, 0 or 1. */
  async announceToday(): Promise<number> {
    const [today]: { day: string }[] = await this.manager.query(
      `SELECT to_char(now() AT TIME ZONE $1, 'YYYY-MM-DD') AS day
       WHERE EXISTS (SELECT FROM part WHERE low_stock AND deleted_at IS NULL)`,
      [this.timeZone],
    );
    if (!today) return 0;
    await announceToAdmins(this.manager, 'admin.stock', today.day, { day: today.day });
    return 1;
  }
}
