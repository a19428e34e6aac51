import { createHash } from 'node:crypto';

/** The `row_id` of a row without an id of its own: it follows from its key, here and in SQL (`md5(key)::uuid`) alike. */
export function rowIdOf(key: string): string {
  const hex = createHash('md5').update(key).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
