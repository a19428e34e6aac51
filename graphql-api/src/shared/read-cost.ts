import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';

import { MAX_PAGE_SIZE } from './keyset-page.js';
import { searchWords } from './search-words.js';

/**
 * What reading costs, in points: about a millisecond of the database each, with 30,000 parts in it (ADR 010).
 * `docs/api.md` tells clients; a field that costs nothing here is read together with its row.
 */
export const COST = {
  /** Any list, and one more for every so many of its rows. */
  list: 5,
  rowsPerPoint: 5,
  /** Rows that a page number skips, for one point. */
  skippedPerPoint: 1000,
  /** Counting the whole list once. */
  count: 10,
  /** One more statement for all rows of a list together. */
  batch: 5,
  /** A single row by its id. */
  row: 1,
  /** The figures of the overview. */
  overview: 50,
  /** The sitemap, which names every part. */
  sitemap: 50,
  /** What a rendered page costs besides its queries. */
  page: 5,
} as const;

/**
 * What a list field costs: its rows, the rows that its page number skips, and what is asked of it. All of it grows by half
 * for every word of a search, because counts and facets search again.
 */
export function listCost({ args, childComplexity }: ComplexityEstimatorArgs): number {
  const { first, page, search, filter } = args as ListArgs;
  // Asking for more is refused, but only when the list runs.
  const rows = Math.min(Math.max(first ?? 0, 0), MAX_PAGE_SIZE);
  const skipped = Math.max((page ?? 1) - 1, 0) * rows;
  const own = COST.list + rows / COST.rowsPerPoint + skipped / COST.skippedPerPoint;
  const words = searchWords(search ?? filter?.search).length;
  return Math.ceil((own + childComplexity) * (1 + words / 2));
}

interface ListArgs {
  readonly first?: number | null;
  readonly page?: number | null;
  readonly search?: string | null;
  readonly filter?: { readonly search?: string | null } | null;
}

/** What a list of the REST adapter costs, by the number of items it returned. */
export function restListCost(rows: number): number {
  return COST.row + Math.ceil(rows / 100);
}
