import type { SqlValues } from '../../../shared/sql-values.js';
import type { Fitting } from '../../cars/fitment/fitting.js';
import type { Category } from './category.js';
import type { SearchIntent } from './search-intent.js';

/** The words of a search, as far as a list of parts needs them; `search` decides which parts they find. */
export interface SearchCondition {
  /** SQL: the parts that they find. Alias: `item`. */
  readonly sql: (values: SqlValues) => string;
  /** Whether the word index can find these parts (ADR 019); otherwise they are searched for in list order. */
  readonly isIndexed: boolean;
}

/** The conditions on the parts of a list; all given ones must hold. */
export interface PartQuery {
  readonly search?: SearchCondition;
  readonly intent?: SearchIntent;
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
