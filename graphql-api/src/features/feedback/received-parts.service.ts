import type { EntityManager } from 'typeorm';

import type { Actor } from '../../auth/actor.js';
import { readByKeys } from '../../shared/read-entities.js';
import { Part } from '../part/part.entity.js';

/** More parts than this nobody is asked about. */
export const MOST_RECEIVED = 100;

/** Who received what: an order of the part was shipped to them. Refunded orders never were (ADR 038). */
export class ReceivedParts {
  constructor(private readonly database: EntityManager) {}

  /** Whether an account received a part, also one that is no longer sold. */
  readonly has = async (manager: EntityManager, uid: string, partId: string): Promise<boolean> => {
    const found = await manager.query<unknown[]>(
      `SELECT 1 FROM shop_order WHERE user_uid = $1 AND part_id = $2 AND shipped_at IS NOT NULL AND deleted_at IS NULL
       LIMIT 1`,
      [uid, partId],
    );
    return found.length > 0;
  };

  /** The parts that the actor received and that are still sold, the last one first, at most MOST_RECEIVED. */
  async list(actor: Actor): Promise<Part[]> {
    const rows = await this.database.query<{ partId: string }[]>(
      `SELECT part_id AS "partId" FROM shop_order WHERE user_uid = $1 AND shipped_at IS NOT NULL AND deleted_at IS NULL
       GROUP BY part_id ORDER BY max(shipped_at) DESC, part_id LIMIT ${MOST_RECEIVED}`,
      [actor.uid],
    );
    const ids = rows.map(({ partId }) => partId);
    const parts = new Map((await readByKeys(this.database, Part, ids)).map((part) => [part.id, part]));
    return ids.map((id) => parts.get(id)).filter((part) => part !== undefined);
  }
}
