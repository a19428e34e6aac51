import { getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';

import { MAX_PAGE_SIZE } from './keyset-page.js';
import { splitSearch } from './search-words.js';

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
  /** One point for every so many objects that the answer may hold. */
  objectsPerPoint: 300,
} as const;

/** What a list counts as that declares no `maxItems` and takes no `first`. */
const ASSUMED_ITEMS = 10;

/**
 * How many objects a field may add to the answer, with all that is selected within: a list counts as `first`, or as long as
 * its extension `maxItems` declares. Lists within lists multiply.
 */
export function countObjects({ field, args, childComplexity }: ComplexityEstimatorArgs): number {
  if (!isObjectType(getNamedType(field.type))) return 0;
  return countItems(field, args) * (1 + childComplexity);
}

function countItems(
  { name, type, extensions }: ComplexityEstimatorArgs['field'],
  { first }: ListArgs,
): number {
  if (typeof first === 'number') return clampFirst(first);
  if (typeof extensions.maxItems === 'number') return extensions.maxItems;
  // The connection around these has counted them.
  const isCounted = name === 'nodes' || name === 'edges';
  return isListType(getNullableType(type)) && !isCounted ? ASSUMED_ITEMS : 1;
}

/** Asking for more is refused, but only when the list runs. */
const clampFirst = (first: number) => Math.min(Math.max(first, 0), MAX_PAGE_SIZE);

/**
 * What a list field costs: its rows, the rows that its page number skips, and what is asked of it. All of it grows by half
 * for every word of a search, because counts and facets search again.
 */
export function listCost({ args, childComplexity }: ComplexityEstimatorArgs): number {
  const { first, page, search, filter } = args as ListArgs;
  const rows = clampFirst(first ?? 0);
  const skipped = Math.max((page ?? 1) - 1, 0) * rows;
  const own = COST.list + rows / COST.rowsPerPoint + skipped / COST.skippedPerPoint;
  const terms = splitSearch(search ?? filter?.search).length;
  return Math.ceil((own + childComplexity) * (1 + terms / 2));
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
