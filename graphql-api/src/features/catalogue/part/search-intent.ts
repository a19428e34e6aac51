import type { SqlValues } from '../../../shared/sql-values.js';
import type { Category } from './category.js';
import type { PartType } from './part-type.js';

/** What a search names besides words of parts. */
export interface SearchIntent {
  readonly category?: Category;
  readonly types?: readonly PartType[];
  readonly listed?: readonly ListedCar[];
  /** A car other than the chosen one: no parts, until one is chosen. */
  readonly otherCar?: true;
}

/** One of these models in one of these years. */
export interface ListedCar {
  readonly modelIds: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Their engine, if it is named. */
  readonly litres: number | null;
}

/** How many lines for a car are read: only the newest thousand parts are counted anyway. */
const MAX_LINES = 5000;

/** SQL: the parts that the search means. Alias: `item`. */
export function intentCondition(
  { category, types, listed, otherCar }: SearchIntent,
  values: SqlValues,
): string {
  const conditions = ['true'];
  if (category) conditions.push(`item.category = ${values.add(category)}`);
  if (types) conditions.push(`item.type = ANY(${values.add(types)})`);
  if (otherCar) conditions.push('false');
  if (listed) {
    const cars = listed.map(({ modelIds, from, to, litres }) => {
      const engine =
        litres === null
          ? ''
          : ` AND (row.engine_litres IS NULL OR row.engine_litres = ${values.add(litres)})`;
      return `(row.model_id = ANY(${values.add(modelIds)}) AND row.year_from <= ${values.add(to)} AND row.year_to >= ${values.add(from)}${engine})`;
    });
    conditions.push(`item.id = ANY(ARRAY(SELECT row.part_id FROM part_fitment AS row
      WHERE (${cars.join(' OR ')}) AND NOT row.excludes LIMIT ${MAX_LINES}))`);
  }
  return conditions.join(' AND ');
}
