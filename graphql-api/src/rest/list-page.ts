import type { NewestPage } from '../shared/newest-page.js';
import { isId } from '../shared/ids.js';
import { BadInput } from '../shared/shop-error.js';
import { integerOf } from './client-values.js';

/** At most this many items are in one answer; the documented clients ask for all. */
export const MAX_LISTED = 1000;

/** `?limit=&before=`: how many, and the id of the oldest item already seen (design section 7). */
export function listPageOf(query: Readonly<Record<string, unknown>>): NewestPage {
  const limit = query.limit === undefined ? MAX_LISTED : integerOf(query, 'limit');
  if (limit < 1 || limit > MAX_LISTED)
    throw new BadInput(`limit must be from 1 to ${MAX_LISTED}.`, { field: 'limit' });
  if (query.before === undefined) return { limit };
  if (!isId(query.before)) throw new BadInput('before must be an _id.', { field: 'before' });
  return { limit, before: query.before };
}
