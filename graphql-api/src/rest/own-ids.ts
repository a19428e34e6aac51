import { ownId } from '../shared/ids.js';

/** Under which names the documented calls speak of a row, in path, query or body. */
const NAMES = ['id', 'before', 'order', 'orderId', 'partId'];

/** The same values with our ids for the old ones of imported rows (design section 7). What is no object stays. */
export function withOwnIds<T>(values: T): T {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  const own = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    NAMES.includes(name) ? ownId(value) : value,
  ]);
  return Object.fromEntries(own) as T;
}
