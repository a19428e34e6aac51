import type { ReadDatabase } from '../../../shared/read-database.js';
import { SqlValues } from '../../../shared/sql-values.js';
import { conditionsOf } from './part-conditions.js';
import type { PartQuery } from './part-query.js';

/** Sorting this many parts is faster than searching for them in an order where all of them may come last. */
const FEW = 15_000;

/** Whether a filter without a search has so few parts in its price range that all of them are read and sorted. */
export async function isNarrow(catalogue: ReadDatabase, filter: PartQuery): Promise<boolean> {
  const { search, minPrice, maxPrice } = filter;
  if (search || (minPrice == null && maxPrice == null)) return false;
  const values = new SqlValues();
  const prices = conditionsOf({ minPrice, maxPrice }, values);
  const [row] = await catalogue.query<{ parts: number }>({
    text: `SELECT count(*)::integer AS parts FROM (
      SELECT FROM part AS item WHERE ${prices} ORDER BY item.price_minor LIMIT ${FEW + 1}) AS cheapest`,
    values: values.all,
  });
  return (row?.parts ?? 0) <= FEW;
}

/** SQL: the parts that meet these conditions, found by them alone and unordered, as a table. */
export const foundFirst = (where: string): string =>
  `(SELECT item.* FROM part AS item WHERE ${where} OFFSET 0)`;
