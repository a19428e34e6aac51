import type { Repository } from 'typeorm';

import type { Actor } from '../../auth/actor.js';
import { isId, newId } from '../../shared/ids.js';
import { changes, madeFrom } from '../../shared/made-from.js';
import { maskEmail } from '../../shared/mask-email.js';
import type { RateLimits } from '../../shared/rate-limits.js';
import { inTransaction } from '../../shared/transaction.js';
import { type KeysetPage, newestFirst, type PageRequest, readKeysetPage } from '../../shared/keyset-page.js';
import type { NewestPage } from '../../shared/newest-page.js';
import type { ReadDatabase } from '../../shared/read-database.js';
import type { AuditService } from '../audit/audit.service.js';
import { Review } from './review.entity.js';
import { NoSuchReview } from './review.errors.js';
import type { PostReviewInput } from './review.inputs.js';
import { countReviews, listNewestReviews, listReviews, type ReviewFilter } from './review-list.js';

/** What customers say of the shop. */
export class ReviewService {
  constructor(
    private readonly reviews: Repository<Review>,
    private readonly catalogue: ReadDatabase,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /** Posts a review under the actor's own name. Rating and text may both be left out (spec section 5). */
  async post({ rating, review: text }: PostReviewInput, actor: Actor): Promise<Review> {
    await this.limits.spend('REVIEW', actor.uid);
    return inTransaction(this.reviews.manager, async (manager) => {
      const id = newId();
      await manager.insert(Review, {
        id,
        userUid: actor.uid,
        name: actor.name ?? maskEmail(actor.email),
        email: actor.email,
        ratingHalves: rating == null ? null : rating * 2,
        text: text?.trim() ?? '',
      });
      await this.audit.record(manager, {
        actor: actor.uid,
        action: 'REVIEW_POSTED',
        subject: 'review',
        subjectId: id,
        after: { rating: rating ?? null },
      });
      changes(manager, 'reviews');
      return manager.findOneByOrFail(Review, { id });
    });
  }

  /** Removes a review for good, for admins. Answers it as it was; the log keeps what it said. Throws NoSuchReview. */
  async remove(id: string, actor: Actor): Promise<Review> {
    return inTransaction(this.reviews.manager, async (manager) => {
      const review = isId(id) ? await manager.findOneBy(Review, { id }) : null;
      if (!review) throw new NoSuchReview();
      const removed = await manager.delete(Review, { id });
      if (removed.affected !== 1) throw new NoSuchReview();
      const { userUid, rating, text } = review;
      await this.audit.record(manager, {
        actor: actor.uid,
        action: 'REVIEW_REMOVED',
        subject: 'review',
        subjectId: id,
        before: { userUid, rating, review: text },
      });
      changes(manager, 'reviews');
      return review;
    });
  }

  /** Newest first. */
  async list(page: PageRequest, filter: ReviewFilter): Promise<KeysetPage<Review>> {
    madeFrom('reviews');
    const found = await readKeysetPage<Review>(newestFirst, page, (slice) =>
      listReviews(this.catalogue, filter, slice),
    );
    return { ...found, countAll: () => countReviews(this.catalogue, filter) };
  }

  /** Newest first, in the documented REST paging. */
  async listNewest(page: NewestPage): Promise<Review[]> {
    madeFrom('reviews');
    return listNewestReviews(this.catalogue, page);
  }
}
