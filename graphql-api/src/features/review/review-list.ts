import { newestFirst, seekAfter, type Slice } from '../../shared/keyset-page.js';
import type { NewestPage } from '../../shared/newest-page.js';
import type { ReadDatabase, ReadStatement } from '../../shared/read-database.js';
import { SqlValues } from '../../shared/sql-values.js';
import { Review } from './review.entity.js';

const COLUMNS = `item.id, item.legacy_id AS "legacyId", item.user_uid AS "userUid", item.name, item.email,
  item.rating_halves AS "ratingHalves", item.text, item.created_at AS "createdAt"`;
const NEWEST_FIRST = 'ORDER BY item.created_at DESC, item.id DESC';

export interface ReviewFilter {
  /** Leaves out those with neither a rating nor words. */
  readonly hasContent: boolean;
}

/** Newest first. */
export function listReviews(
  catalogue: ReadDatabase,
  filter: ReviewFilter,
  { rows, skip, after }: Slice,
): Promise<Review[]> {
  const values = new SqlValues();
  const text = `SELECT ${COLUMNS} FROM review AS item WHERE ${conditionOf(filter)}${seekAfter(newestFirst, after, values)}
    ${NEWEST_FIRST} LIMIT ${rows} OFFSET ${skip}`;
  return read(catalogue, { text, values: values.all });
}

export async function countReviews(catalogue: ReadDatabase, filter: ReviewFilter): Promise<number> {
  const text = `SELECT count(*)::integer AS reviews FROM review AS item WHERE ${conditionOf(filter)}`;
  const [row] = await catalogue.query<{ reviews: number }>({ text });
  return row?.reviews ?? 0;
}

/** Newest first. `before` names a review; an unknown one gives an empty list. */
export function listNewestReviews(catalogue: ReadDatabase, { limit, before }: NewestPage): Promise<Review[]> {
  const seek =
    before === undefined
      ? ''
      : 'WHERE (item.created_at, item.id) < (SELECT created_at, id FROM review WHERE id = $1)';
  return read(catalogue, {
    text: `SELECT ${COLUMNS} FROM review AS item ${seek} ${NEWEST_FIRST} LIMIT ${limit}`,
    values: before === undefined ? [] : [before],
  });
}

function conditionOf({ hasContent }: ReviewFilter): string {
  return hasContent ? `(item.rating_halves IS NOT NULL OR item.text <> '')` : 'true';
}

async function read(catalogue: ReadDatabase, statement: ReadStatement): Promise<Review[]> {
  const rows = await catalogue.query<Review>(statement);
  return rows.map((row) => Object.assign(new Review(), row));
}
