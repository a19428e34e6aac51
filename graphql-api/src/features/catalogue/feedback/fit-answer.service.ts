import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { cacheTags } from '../../../cache/cache-tags.js';
import { lockRow } from '../../../shared/lock-row.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { Order } from '../../orders/order/order.entity.js';
import { ownOrderRefusal } from '../../orders/order/own-order-refusal.js';
import { PartNotReceived } from '../review/review.errors.js';
import { FitAnswer } from './fit-answer.entity.js';

/**
 * How many customers answered yes and no, and how many sent it back because it did not fit: null while too few have
 * answered.
 */
export interface FitAnswerCount {
  readonly yes: number;
  readonly no: number;
  readonly returned: number | null;
}

const ENOUGH_ANSWERS = 10;

const NO_ANSWER: FitAnswerCount = { yes: 0, no: 0, returned: null };

/** "Did it fit?": asked once for each shipped order, and answered by its customer. */
export class FitAnswers {
  constructor(
    private readonly database: EntityManager,
    private readonly shown: ReadDatabase,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /**
   * Sets or changes the answer for the actor's own order. Throws NotYourOrder (even to an admin, for someone
   * else's), PartNotReceived before it is shipped, TooManyRequests.
   */
  async set(orderId: string, fitted: boolean, actor: Actor): Promise<Order> {
    await this.limits.spend('REVIEW', actor.uid);
    return inTransaction(this.database, async (manager) => {
      const order = await lockRow(manager, Order, { id: orderId, userUid: actor.uid });
      if (!order) throw await ownOrderRefusal(manager, orderId, actor);
      if (!order.shipped) throw new PartNotReceived();
      const before = await manager.findOneBy(FitAnswer, { orderId });
      if (before?.fitted === fitted) return order;
      const { partId } = order;
      await manager.upsert(FitAnswer, { orderId, partId, fitted, answeredAt: () => 'now()' }, ['orderId']);
      await this.audit.record(manager, actor.uid, 'FIT_ANSWERED', ['order', orderId], {
        before: before && { fitted: before.fitted },
        after: { fitted },
      });
      cacheTags.changed(manager, `part:${partId}`);
      return order;
    });
  }

  /** The answers for orders, in the order of `orderIds`: one statement. Null: none yet. */
  readonly findOfOrders = async (orderIds: readonly string[]): Promise<(boolean | null)[]> => {
    const rows = await this.database.query<Pick<FitAnswer, 'fitted' | 'orderId'>[]>(
      'SELECT order_id AS "orderId", fitted FROM fit_answer WHERE order_id = ANY($1)',
      [orderIds],
    );
    const answers = new Map(rows.map(({ orderId, fitted }) => [orderId, fitted]));
    return orderIds.map((id) => answers.get(id) ?? null);
  };

  /** How often parts fitted and how often not, in the order of `partIds`: one statement. */
  readonly countOfParts = async (partIds: readonly string[]): Promise<FitAnswerCount[]> => {
    for (const id of partIds) cacheTags.shows(`part:${id}`);
    const rows = await this.shown.query<FitAnswerCount & { partId: string }>({
      text: `SELECT answered.*, CASE WHEN yes + no >= ${ENOUGH_ANSWERS} THEN (
          SELECT count(DISTINCT order_id)::integer FROM order_return
          WHERE part_id = answered."partId" AND reason = 'DOES_NOT_FIT' AND shelved + written_off > 0) END AS returned
        FROM (
          SELECT part_id AS "partId", (count(*) FILTER (WHERE fitted))::integer AS yes,
            (count(*) FILTER (WHERE NOT fitted))::integer AS no
          FROM fit_answer WHERE part_id = ANY($1) GROUP BY part_id) AS answered`,
      values: [partIds],
      prepared: true,
    });
    const counts = new Map(rows.map(({ partId, ...count }) => [partId, count]));
    return partIds.map((id) => counts.get(id) ?? NO_ANSWER);
  };
}
