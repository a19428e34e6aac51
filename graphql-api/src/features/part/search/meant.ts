import type { SqlValues } from '../../../shared/sql-values.js';
import type { Category } from '../category.js';

/** What a search names beside words of parts. */
export interface Meant {
  readonly category?: Category;
  /** Parts listed for one of these models in one of these years. */
  readonly listed?: ListedCars;
}

export interface ListedCars {
  readonly modelIds: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Of what is listed for a car, so many lines are looked at: the newest thousand parts are counted anyway. */
const MOST_LINES = 5000;

/** SQL: the parts that are meant. Alias: `item`. */
export function meantCondition({ category, listed }: Meant, values: SqlValues): string {
  const conditions = ['true'];
  if (category) conditions.push(`item.category = ${values.add(category)}`);
  if (listed) {
    conditions.push(`item.id = ANY(ARRAY(SELECT row.part_id FROM part_fitment AS row
      WHERE row.model_id = ANY(${values.add(listed.modelIds)}) AND row.year_from <= ${values.add(listed.to)}
        AND row.year_to >= ${values.add(listed.from)} AND NOT row.excludes LIMIT ${MOST_LINES}))`);
  }
  return conditions.join(' AND ');
}
