import type { SqlValues } from '../../../shared/sql-values.js';
import { fittingCondition } from '../../cars/fitment/fitting.js';
import { LOW_STOCK } from './low-stock.js';
import { intentCondition } from './search-intent.js';
import type { PartQuery } from './part-query.js';

/** The conditions of a filter on parts for sale. Alias: `item`. */
export function conditionsOf(filter: PartQuery, values: SqlValues): string {
  const { search, categories, brands, minPrice, maxPrice, inStock, lowStock, fitting, intent } = filter;
  const conditions = ['item.deleted_at IS NULL'];
  if (search) conditions.push(search.sql(values));
  if (intent) conditions.push(intentCondition(intent, values));
  if (categories?.length) conditions.push(oneOf('item.category', categories, values));
  if (brands?.length) conditions.push(oneOf('item.brand', brands, values));
  if (minPrice != null) conditions.push(`item.price_minor >= ${values.add(minPrice)}`);
  if (maxPrice != null) conditions.push(`item.price_minor <= ${values.add(maxPrice)}`);
  if (inStock) conditions.push('item.in_stock');
  if (lowStock) conditions.push(LOW_STOCK);
  if (fitting) conditions.push(fittingCondition(fitting, values));
  return conditions.join(' AND ');
}

/**
 * Whether one plan serves all values, so that the statement may be prepared: for patterns, prices and two choices
 * together the best plan depends on how many parts match.
 */
export function isPlannedOnce({
  search,
  categories,
  brands,
  minPrice,
  maxPrice,
  intent,
}: PartQuery): boolean {
  const choices = (categories?.length ?? 0) + (brands?.length ?? 0) + (intent?.category ? 1 : 0);
  return !search && minPrice == null && maxPrice == null && !intent?.listed && !intent?.types && choices <= 1;
}

/** A single choice is an equality, which an index in list order can start with. */
export function oneOf(column: string, choices: readonly string[], values: SqlValues): string {
  return choices.length === 1
    ? `${column} = ${values.add(choices[0])}`
    : `${column} = ANY(${values.add(choices)})`;
}
