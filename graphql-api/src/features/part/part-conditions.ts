import { containsPattern } from '../../shared/like.js';
import { searchWords } from '../../shared/search-words.js';
import type { SqlValues } from '../../shared/sql-values.js';
import { fittingCondition } from '../fitment/fitting.js';
import { LOW_STOCK } from './low-stock.js';
import type { PartQuery } from './part.inputs.js';

/** Shortest stretch of a maker's number that is looked for: anything shorter is in every number. */
export const MIN_NUMBER_LENGTH = 3;

/** The conditions of a filter on parts that are sold. Alias: `item`. */
export function conditionsOf(filter: PartQuery, values: SqlValues): string {
  const { search, categories, brands, minPrice, maxPrice, inStock, lowStock, fitting } = filter;
  const conditions = ['item.deleted_at IS NULL'];
  if (search?.trim()) conditions.push(searchCondition(search.trim(), values));
  if (categories?.length) conditions.push(oneOf('item.category', categories, values));
  if (brands?.length) conditions.push(oneOf('item.brand', brands, values));
  if (minPrice != null) conditions.push(`item.price_minor >= ${values.add(minPrice)}`);
  if (maxPrice != null) conditions.push(`item.price_minor <= ${values.add(maxPrice)}`);
  if (inStock) conditions.push('item.in_stock');
  if (lowStock) conditions.push(LOW_STOCK);
  if (fitting) conditions.push(fittingCondition(fitting, values));
  return conditions.join(' AND ');
}

/** A single choice is an equation: what an index in the order of the list can begin with. */
export function oneOf(column: string, choices: readonly string[], values: SqlValues): string {
  return choices.length === 1
    ? `${column} = ${values.add(choices[0])}`
    : `${column} = ANY(${values.add(choices)})`;
}

/** Every word in name or brand, or the whole search as a stretch of the maker's number: both columns of one index. */
function searchCondition(search: string, values: SqlValues): string {
  const words = searchWords(search).map(
    (word) => `item.search_text LIKE ${values.add(containsPattern(word))}`,
  );
  const everyWord = words.join(' AND ');
  const number = numberKey(search);
  if (number.length < MIN_NUMBER_LENGTH) return `(${everyWord})`;
  return `((${everyWord}) OR item.part_number_key LIKE ${values.add(containsPattern(number))})`;
}

/** A maker's number without punctuation and case, as the database's `part_number_key` has it. */
export function numberKey(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}
