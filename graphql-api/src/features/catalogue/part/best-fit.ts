import { type KeysetOrder, newestFirst, seekAfter, type Slice } from '../../../shared/keyset-page.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { BadInput } from '../../../shared/shop-error.js';
import { SqlValues } from '../../../shared/sql-values.js';
import type { Fitting, FittingScope } from '../../cars/fitment/fitting.js';
import { conditionsOf, isPlannedOnce } from './part-conditions.js';
import type { PartQuery } from './part-query.js';
import { type ShownPart, shownParts } from './shown-part.js';

/** A filter with a car. */
export type JudgedQuery = PartQuery & { readonly fitting: Fitting };

/** A part with its verdict on the car as a number: the better it fits, the higher. */
export interface JudgedPart extends ShownPart {
  readonly fit: number;
}

/** Verdicts by their numbers, from 0. */
const VERDICTS = ['DOES_NOT_FIT', 'UNKNOWN', 'FITS_IF', 'FITS'] as const satisfies readonly FittingScope[];

const SHOWN_VERDICTS: Record<FittingScope, readonly (typeof VERDICTS)[number][]> = {
  ALL: ['FITS', 'FITS_IF', 'UNKNOWN', 'DOES_NOT_FIT'],
  FITS_OR_FITS_IF: ['FITS', 'FITS_IF'],
  FITS_OR_MAYBE: ['FITS', 'FITS_IF', 'UNKNOWN'],
  FITS: ['FITS'],
  FITS_IF: ['FITS_IF'],
  UNKNOWN: ['UNKNOWN'],
  DOES_NOT_FIT: ['DOES_NOT_FIT'],
};

/** Parts that fit, then may fit, then without data, then that do not fit; newest first within each. */
export const bestFit: KeysetOrder<JudgedPart> = {
  direction: 'DESC',
  columns: [{ column: 'fit', cast: 'integer', read: ({ fit }) => String(fit) }, ...newestFirst.columns],
};

/**
 * A slice of the parts of a filter, in one statement that moves to the next verdict only if the earlier ones do not
 * fill the slice.
 */
export async function listBestFits(
  catalogue: ReadDatabase,
  filter: JudgedQuery,
  { rows, skip, after, columns }: Slice,
): Promise<JudgedPart[]> {
  const [afterFit, ...afterAge] = after ?? [String(VERDICTS.length)];
  if (after && !/^[0-3]$/.test(afterFit ?? ''))
    throw new BadInput('This cursor does not belong to this list.');
  const values = new SqlValues();
  const most = rows + skip;
  const tables: string[] = [];
  for (const verdict of SHOWN_VERDICTS[filter.fitting.scope]) {
    const fit = VERDICTS.indexOf(verdict);
    if (fit > Number(afterFit)) continue;
    const where = conditionsOf({ ...filter, fitting: { ...filter.fitting, scope: verdict } }, values);
    const seek = after && fit === Number(afterFit) ? seekAfter(newestFirst, afterAge, values) : '';
    const found = `SELECT id, created_at, ${fit} AS fit FROM (SELECT item.id, item.created_at FROM part AS item
      WHERE ${where}${seek} ORDER BY item.created_at DESC, item.id DESC LIMIT ${most}) AS item`;
    // With a limit of 0 rows Postgres does not even start.
    const left = [`${most}`, ...tables.map((_, index) => `(SELECT count(*) FROM found_${index})`)].join(
      ' - ',
    );
    tables.push(`found_${tables.length} AS MATERIALIZED (${found} LIMIT greatest(0, ${left}))`);
  }
  if (tables.length === 0) return [];
  const all = tables.map((_, index) => `SELECT * FROM found_${index}`).join(' UNION ALL ');
  const text = `WITH ${tables.join(', ')}, shown AS (
      SELECT * FROM (${all}) AS item ORDER BY fit DESC, created_at DESC, id DESC LIMIT ${rows} OFFSET ${skip}
    ) SELECT ${shownParts.of(columns).list}, shown.fit FROM shown JOIN part AS item ON item.id = shown.id
    ORDER BY shown.fit DESC, item.created_at DESC, item.id DESC`;
  return catalogue.query<JudgedPart>({
    text,
    values: values.all,
    prepared: !after && skip === 0 && isPlannedOnce(filter),
  });
}
