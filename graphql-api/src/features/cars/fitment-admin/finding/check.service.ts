import type { EntityManager } from 'typeorm';

import { inTransaction } from '../../../../shared/transaction.js';
import type { FindingService } from './finding.service.js';
import { UNUSED_QUESTIONS } from './finding-sql.js';

/** How many parts one transaction checks: enough to be worth one, too few to make anyone wait. */
const PARTS_AT_A_TIME = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Checks all lists of cars once a day, or on request, a few parts at a time, one instance at a time. */
export class CheckService {
  constructor(
    private readonly manager: EntityManager,
    private readonly findings: FindingService,
  ) {}

  /** Schedules a new check of all lists. */
  async ask(manager = this.manager): Promise<void> {
    await manager.query('UPDATE fitment_check SET asked = true');
  }

  /** Checks the next parts. Returns whether there are more to check now. */
  checkSome(): Promise<boolean> {
    return inTransaction(this.manager, async (manager) => {
      const [check] = await manager.query<{ nextPart: string }[]>(
        `SELECT next_part AS "nextPart" FROM fitment_check
         WHERE asked OR next_part <> '${FIRST}' OR done_at IS NULL OR done_at < now() - interval '1 day'
         FOR UPDATE SKIP LOCKED`,
      );
      if (!check) return false;
      if (check.nextPart === FIRST) {
        await manager.query('UPDATE fitment_check SET asked = false, begun_at = now()');
      }
      const parts = await manager.query<{ id: string }[]>(
        `SELECT id FROM part WHERE id > $1 AND deleted_at IS NULL ORDER BY id LIMIT ${PARTS_AT_A_TIME}`,
        [check.nextPart],
      );
      const last = parts.at(-1);
      if (last && parts.length === PARTS_AT_A_TIME) {
        await this.look(manager, parts);
        await manager.query('UPDATE fitment_check SET next_part = $1', [last.id]);
        return true;
      }
      await this.look(manager, parts);
      await this.finish(manager);
      return false;
    });
  }

  private look(manager: EntityManager, parts: readonly { readonly id: string }[]): Promise<void> {
    const ids = parts.map(({ id }) => id);
    return this.findings.refresh(manager, ids);
  }

  private async finish(manager: EntityManager): Promise<void> {
    await manager.query(`DELETE FROM fitment_finding WHERE part_id IS NULL
      OR part_id IN (SELECT id FROM part WHERE deleted_at IS NOT NULL)`);
    await manager.query(`INSERT INTO fitment_finding (kind, part_id, fitment_id, text) ${UNUSED_QUESTIONS}`);
    await manager.query(`UPDATE fitment_check SET next_part = '${FIRST}', done_at = now()`);
  }
}
