import type { Repository } from 'typeorm';

import { findKeysetPage, type KeysetPage, newestFirst, type PageRequest } from '../../shared/keyset-page.js';
import { findNewest, type NewestPage } from '../../shared/newest-page.js';
import type { Review } from './review.entity.js';

/** What customers say of the shop. */
export class ReviewService {
  constructor(private readonly reviews: Repository<Review>) {}

  /** Newest first. */
  async list(page: PageRequest): Promise<KeysetPage<Review>> {
    return findKeysetPage(this.reviews.createQueryBuilder('item'), newestFirst, page);
  }

  /** Newest first, in the documented REST paging. */
  async listNewest(page: NewestPage): Promise<Review[]> {
    return findNewest(this.reviews.createQueryBuilder('item'), page);
  }
}
