import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { isId } from '../../../shared/ids.js';
import { readByKeys } from '../../../shared/read-entities.js';
import { Part } from '../part/part.entity.js';
import { Review } from '../review/review.entity.js';

/** No one is asked about more parts than this. */
export const MAX_RECEIVED = 100;

/** SQL: the order by which an account last received a part, even one no longer sold. Takes the placeholders of both. */
const lastOrderOf = (uid: string, partId: string) => `
  SELECT id FROM shop_order WHERE user_uid = ${uid} AND part_id = ${partId} AND shipped_at IS NOT NULL AND deleted_at IS NULL
  ORDER BY shipped_at DESC, id DESC LIMIT 1`;

/** Who received what: an order of the part was shipped to them. Refunded orders were never shipped. */
export class ReceivedParts {
  constructor(private readonly database: EntityManager) {}

  /**
   * The order by which an account last received a part, even one no longer sold; undefined if it never did. The order
   * is locked until the transaction ends.
   */
  readonly lastOrder = async (
    manager: EntityManager,
    uid: string,
    partId: string,
  ): Promise<string | undefined> => {
    const [order] = await manager.query<{ id: string }[]>(`${lastOrderOf('$1', '$2')} FOR NO KEY UPDATE`, [
      uid,
      partId,
    ]);
    return order?.id;
  };

  /** The actor's review of a part, for the most recent order: another review would change this one. Null: none yet. */
  async review(partId: string, actor: Actor): Promise<Review | null> {
    if (!isId(partId)) return null;
    return this.database
      .getRepository(Review)
      .createQueryBuilder('review')
      .where(`review.order_id = (${lastOrderOf(':uid', ':partId')})`, { uid: actor.uid, partId })
      .getOne();
  }

  /** Parts that the actor received and that are still sold, most recent first, at most MAX_RECEIVED. */
  async list(actor: Actor): Promise<Part[]> {
    const rows = await this.database.query<{ partId: string }[]>(
      `SELECT part_id AS "partId" FROM shop_order WHERE user_uid = $1 AND shipped_at IS NOT NULL AND deleted_at IS NULL
       GROUP BY part_id ORDER BY max(shipped_at) DESC, part_id LIMIT ${MAX_RECEIVED}`,
      [actor.uid],
    );
    const ids = rows.map(({ partId }) => partId);
    const parts = new Map((await readByKeys(this.database, Part, ids)).map((part) => [part.id, part]));
    return ids.map((id) => parts.get(id)).filter((part) => part !== undefined);
  }
}
