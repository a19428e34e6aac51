import { cacheTags } from '../../../cache/cache-tags.js';
import { groupBy } from '../../../shared/group-by.js';
import {
  type KeysetPage,
  newestFirst,
  type PageRequest,
  readKeysetPage,
  seekAfter,
  type Slice,
} from '../../../shared/keyset-page.js';
import type { Loaders } from '../../../shared/loaders.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { SqlValues } from '../../../shared/sql-values.js';
import { HAS_CONTENT, Review } from './review.entity.js';

/** Number of a part's reviews with content, and their average rating. */
export interface ReviewTally {
  readonly partId: string;
  readonly reviews: number;
  /** 1 to 5, to a tenth; null when none of them gives a rating. */
  readonly averageRating: number | null;
}

export interface PartReviewPage extends KeysetPage<Review> {
  readonly tally: () => Promise<ReviewTally | null>;
}

interface SliceQuery {
  readonly partId: string;
  readonly slice: Slice;
}

// The author's newest answer to whether this part fitted: they may have ordered it more than once.
const COLUMNS = `item.id, item.legacy_id AS "legacyId", item.user_uid AS "userUid", item.name, item.email,
  item.part_id AS "partId", item.rating_halves AS "ratingHalves", item.text, item.created_at AS "createdAt",
  (SELECT answer.fitted FROM shop_order AS own JOIN fit_answer AS answer ON answer.order_id = own.id
   WHERE own.user_uid = item.user_uid AND own.part_id = item.part_id AND own.deleted_at IS NULL
   ORDER BY answer.answered_at DESC, answer.order_id DESC LIMIT 1) AS fitted`;

/** Reviews with stars or text, by customers who received the part, for many parts with one statement. */
export class PartReviews {
  constructor(private readonly shown: ReadDatabase) {}

  /** The reviews of a part, newest first. Throws BadInput for an impossible page. */
  async list(partId: string, page: PageRequest, loaders: Loaders): Promise<PartReviewPage> {
    cacheTags.shows(`part:${partId}`);
    const found = await readKeysetPage<Review>(newestFirst, page, async (slice) => {
      return (await loaders.of(this.findSlices).load({ partId, slice })) ?? [];
    });
    const tally = () => loaders.of(this.findTallies).load(partId);
    return { ...found, tally, countAll: async () => (await tally())?.reviews ?? 0 };
  }

  private readonly findTallies = async (partIds: readonly string[]): Promise<(ReviewTally | null)[]> => {
    const rows = await this.shown.query<ReviewTally>({
      text: `SELECT part_id AS "partId", count(*)::integer AS reviews,
          round(avg(rating_halves) / 2, 1)::float8 AS "averageRating"
        FROM review AS item WHERE part_id = ANY($1) AND ${HAS_CONTENT} GROUP BY part_id`,
      values: [partIds],
      prepared: true,
    });
    const tallies = new Map(rows.map((row) => [row.partId, row]));
    return partIds.map((id) => tallies.get(id) ?? null);
  };

  private readonly findSlices = async (queries: readonly SliceQuery[]): Promise<Review[][]> => {
    const found = new Map<SliceQuery, Review[]>();
    for (const alike of groupBy(queries, ({ slice }) => JSON.stringify(slice)).values()) {
      const reviews = groupBy(await this.readSlice(alike), ({ partId }) => partId ?? '');
      for (const one of alike) found.set(one, reviews.get(one.partId) ?? []);
    }
    return queries.map((one) => found.get(one) ?? []);
  };

  private async readSlice(queries: readonly SliceQuery[]): Promise<Review[]> {
    const { rows, skip, after } = queries[0]?.slice ?? { rows: 0, skip: 0 };
    const values = new SqlValues();
    const parts = values.add([...new Set(queries.map(({ partId }) => partId))]);
    const found = await this.shown.query<Review>({
      text: `SELECT slice.* FROM unnest(${parts}::uuid[]) AS wanted (part_id) CROSS JOIN LATERAL (
          SELECT ${COLUMNS} FROM review AS item WHERE item.part_id = wanted.part_id AND ${HAS_CONTENT}${seekAfter(newestFirst, after, values)}
          ORDER BY item.created_at DESC, item.id DESC LIMIT ${rows} OFFSET ${skip}
        ) AS slice`,
      values: values.all,
    });
    return found.map((row) => Object.assign(new Review(), row));
  }
}
