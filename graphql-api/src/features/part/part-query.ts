import type { SqlValues } from '../../shared/sql-values.js';
import type { Fitting } from '../fitment/fitting.js';
import type { Category } from './category.js';
import type { Meant } from './meant.js';

/** The words of a search, as far as a list of parts has to know them; which parts they find is the business of `search`. */
export interface SearchCondition {
  /** SQL: the parts that they find. Alias: `item`. */
  readonly sql: (values: SqlValues) => string;
  /** Whether the index of words knows which parts these are (ADR 033); without it they are looked for in the order of the list. */
  readonly isIndexed: boolean;
}

/** What the parts of a list must have; all that is given. */
export interface PartQuery {
  readonly search?: SearchCondition;
  /** What else is said in a search. */
  readonly meant?: Meant;
  readonly categories?: readonly Category[] | null;
  readonly brands?: readonly string[] | null;
  /** Minor units. */
  readonly minPrice?: number | null;
  /** Minor units. */
  readonly maxPrice?: number | null;
  readonly inStock?: boolean | null;
  readonly lowStock?: boolean | null;
  readonly fitting?: Fitting;
}
