import { containsPattern } from '../../../shared/like.js';
import { oneLine } from '../../../shared/one-line.js';
import { splitSearch } from '../../../shared/search-words.js';
import type { SqlValues } from '../../../shared/sql-values.js';

export interface FitmentsFilter {
  /** Only rows of this make, in any case. */
  readonly make?: string | null;
  /** Each word in make or model, or a year within the row's: `civic 2017`. */
  readonly search?: string | null;
}

const YEAR = /^(?:18|19|20|21)\d\d$/;

/** The conditions of a filter, to be added to a WHERE. Aliases: `row`, `model`. */
export function fitmentsCondition({ make, search }: FitmentsFilter, values: SqlValues): string {
  const terms = splitSearch(search).map((term) => {
    const named = `model.make || ' ' || model.name ILIKE ${values.add(containsPattern(term))}`;
    return YEAR.test(term)
      ? `(${named} OR ${values.add(Number(term))} BETWEEN row.year_from AND row.year_to)`
      : named;
  });
  if (make?.trim()) terms.push(`lower(model.make) = lower(${values.add(oneLine(make))})`);
  return terms.map((condition) => ` AND ${condition}`).join('');
}
