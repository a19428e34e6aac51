import type { EntityManager } from 'typeorm';

import type { Actor } from '../../auth/actor.js';
import { readByKeys } from '../../shared/read-entities.js';
import { Part } from '../part/part.entity.js';

/** More parts than this nobody is asked about. */
export const MOST_RECEIVED = 100;

/** Who received what: an order of the part was shipped to them. Refunded orders never were (ADR 038). */
export class ReceivedParts {
  constructor(private readonly database: EntityManager) {}

  /**
   * The order by which an account last received a part, also one that is no longer sold; undefined: it never did. The order
   * stays as it is until the transaction ends.
   */
  readonly lastOrder = async (
    manager: EntityManager,
    uid: string,
    partId: string,
  ): Promise<string | undefined> => {
    const [order] = await manager.query<{ id: string }[]>(
      `SELECT id FROM shop_order WHERE user_uid = $1 AND part_id = $2 AND shipped_at IS NOT NULL AND deleted_at IS NULL
       ORDER BY shipped_at DESC, id DESC LIMIT 1 FOR NO KEY UPDATE`,
      [uid, partId],
    );
    return order?.id;
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
