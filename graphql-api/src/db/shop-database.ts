import type { EntityManager } from 'typeorm';

import { TIMELINE } from './log-place.js';

/** How often the shop records where it works, over all instances. */
const PACE_MINUTES = 4;
/** A failover is over sooner; a copy from a backup is older. */
const MAX_GAP_MINUTES = 15;

/** A dump gets a new database, another server a new identifier, and a restored or promoted server a new timeline. */
const PLACE = `(SELECT system_identifier::text FROM pg_control_system()) || '/' || ${TIMELINE} || '/' ||
  (SELECT oid::text FROM pg_database WHERE datname = current_database())`;

const RESTORED = `coalesce(place <> ${PLACE} AND seen_at < now() - interval '${MAX_GAP_MINUTES} minutes', false)`;

/** Notices that the database was restored from a backup: what was done since must not be done twice. */
export class ShopDatabase {
  constructor(private readonly manager: EntityManager) {}

  /** Whether the database is not the one that the shop last worked on, but an older copy of it. */
  async isRestored(): Promise<boolean> {
    const [{ restored }]: [{ restored: boolean }] = await this.manager.query(
      `SELECT ${RESTORED} AS restored FROM shop_database`,
    );
    return restored;
  }

  /** Records that the shop works here. Returns 1, or 0 while the last record is recent. */
  async recordPresence(): Promise<number> {
    return this.update(
      `place = ${PLACE}, seen_at = now()`,
      `seen_at < now() - interval '${PACE_MINUTES} minutes' AND NOT ${RESTORED}`,
    );
  }

  /** Claims the day's check of the stock ledger for the caller; false for all others. */
  async claimLedgerCheck(): Promise<boolean> {
    const claimed = await this.update(
      'ledger_checked_at = now()',
      "ledger_checked_at < now() - interval '1 day'",
    );
    return claimed === 1;
  }

  /**
   * Accepts the restored database. Mails that were waiting become cases, since most were sent after the backup. Returns
   * their number.
   */
  async acceptRestored(): Promise<number> {
    return this.manager.transaction(async (manager) => {
      const [, waiting]: [unknown, number] = await manager.query(
        'UPDATE outbox SET try_until = now(), due_at = now() WHERE outcome IS NULL',
      );
      await manager.query(`UPDATE shop_database SET place = ${PLACE}, seen_at = now()`);
      return waiting;
    });
  }

  private async update(change: string, condition: string): Promise<number> {
    const [, changed]: [unknown, number] = await this.manager.query(
      `UPDATE shop_database SET ${change} WHERE ${condition}`,
    );
    return changed;
  }
}
