import type { EntityManager, Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { type CacheTag, cacheTags } from '../../../cache/cache-tags.js';
import { isId, newId } from '../../../shared/ids.js';
import { maskEmail } from '../../../shared/mask-email.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { rowCounts } from '../../../shared/row-counts.js';
import { inTransaction } from '../../../shared/transaction.js';
import {
  type KeysetPage,
  newestFirst,
  type PageRequest,
  readKeysetPage,
  seekAfter,
} from '../../../shared/keyset-page.js';
import type { NewestPage } from '../../../shared/newest-page.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { SqlValues } from '../../../shared/sql-values.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { trimText } from '../../../shared/visible-text.js';
import { HAS_CONTENT, Review } from './review.entity.js';
import { NoSuchReview, PartNotReceived } from './review.errors.js';
import type { PostReviewInput } from './review.inputs.js';

const COLUMNS = `item.id, item.legacy_id AS "legacyId", item.user_uid AS "userUid", item.name, item.email, item.part_id AS "partId",
  item.rating_halves AS "ratingHalves", item.text, item.created_at AS "createdAt"`;
const NEWEST_FIRST = 'ORDER BY item.created_at DESC, item.id DESC';

/**
 * The order by which an account last received a part, locked for the transaction. Passed in by a layer that knows
 * orders.
 */
export type LastOrderOf = (
  manager: EntityManager,
  uid: string,
  partId: string,
) => Promise<string | undefined>;

export class ReviewService {
  constructor(
    private readonly reviews: Repository<Review>,
    private readonly shown: ReadDatabase,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
    private readonly lastOrderOf: LastOrderOf,
  ) {}

  /**
   * Posts a review under the actor's own name. Rating and text may both be left out. Only people who
   * received a part may review it, once per order: another review for the most recent order changes it, its name too.
   * Throws PartNotReceived, even for an unknown part.
   */
  async post({ rating, review: text, partId }: PostReviewInput, actor: Actor): Promise<Review> {
    await this.limits.spend('REVIEW', actor.uid);
    return inTransaction(this.reviews.manager, async (manager) => {
      const orderId = partId == null ? null : await this.orderOf(manager, actor, partId);
      const before = orderId === null ? null : await manager.findOneBy(Review, { orderId });
      const id = before?.id ?? newId();
      const content = {
        ratingHalves: rating == null ? null : rating * 2,
        text: trimText(text ?? ''),
        partId: partId ?? null,
        name: actor.name ?? maskEmail(actor.email),
        email: actor.email,
      };
      if (before) await manager.update(Review, id, content);
      else {
        await manager.insert(Review, {
          id,
          userUid: actor.uid,
          orderId,
          ...content,
        });
      }
      await this.audit.record(manager, actor.uid, 'REVIEW_POSTED', ['review', id], {
        before: before && { rating: before.rating, review: before.text },
        after: { rating: rating ?? null, ...(partId != null && { partId }) },
      });
      cacheTags.changed(manager, ...shownWith(partId));
      return manager.findOneByOrFail(Review, { id });
    });
  }

  private async orderOf(manager: EntityManager, actor: Actor, partId: string): Promise<string> {
    const orderId = isId(partId) ? await this.lastOrderOf(manager, actor.uid, partId) : undefined;
    if (orderId === undefined) throw new PartNotReceived();
    return orderId;
  }

  /**
   * Removes a review permanently, for admins. Returns it as it was; the log keeps its text. Throws NoSuchReview.
   */
  async remove(id: string, actor: Actor): Promise<Review> {
    return inTransaction(this.reviews.manager, async (manager) => {
      const review = isId(id) ? await manager.findOneBy(Review, { id }) : null;
      if (!review) throw new NoSuchReview();
      const removed = await manager.delete(Review, { id });
      if (removed.affected !== 1) throw new NoSuchReview();
      const { userUid, rating, text, partId } = review;
      await this.audit.record(manager, actor.uid, 'REVIEW_REMOVED', ['review', id], {
        before: { userUid, rating, review: text, ...(partId !== null && { partId }) },
      });
      cacheTags.changed(manager, ...shownWith(partId));
      return review;
    });
  }

  /** Reviews, newest first; `hasContent` leaves out those with neither a rating nor text. */
  async list(page: PageRequest, { hasContent }: { hasContent: boolean }): Promise<KeysetPage<Review>> {
    cacheTags.shows('reviews');
    const where = hasContent ? HAS_CONTENT : 'true';
    const found = await readKeysetPage<Review>(newestFirst, page, ({ rows, skip, after }) => {
      const values = new SqlValues();
      const seek = seekAfter(newestFirst, after, values);
      return this.read(`WHERE ${where}${seek} ${NEWEST_FIRST} LIMIT ${rows} OFFSET ${skip}`, values.all);
    });
    return { ...found, countAll: () => this.count(hasContent) };
  }

  /** Reviews, newest first. `before` may name a review that is gone or never existed: then nothing comes before it. */
  async listNewest({ limit, before }: NewestPage): Promise<Review[]> {
    cacheTags.shows('reviews');
    if (before === undefined) return this.read(`${NEWEST_FIRST} LIMIT ${limit}`, []);
    const place = '(SELECT created_at, id FROM review WHERE id = $1)';
    return this.read(`WHERE (item.created_at, item.id) < ${place} ${NEWEST_FIRST} LIMIT ${limit}`, [before]);
  }

  private async read(which: string, values: readonly unknown[]): Promise<Review[]> {
    const rows = await this.shown.query<Review>({
      text: `SELECT ${COLUMNS} FROM review AS item ${which}`,
      values,
      prepared: values.length === 0,
    });
    // The class computes rating and picture.
    return rows.map((row) => Object.assign(new Review(), row));
  }

  private async count(hasContent: boolean): Promise<number> {
    const { all, WITH_CONTENT: withContent = 0 } = await rowCounts(this.shown, 'review');
    return hasContent ? withContent : all;
  }
}

const shownWith = (partId: string | null | undefined): CacheTag[] =>
  partId == null ? ['reviews'] : ['reviews', `part:${partId}`];
