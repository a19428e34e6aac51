/**
 * A range of a sort order: the word index knows which parts are in it (ADR 019), so a search goes through the ranges
 * one by one and stops as soon as it has enough, wherever in the order its hits are.
 */
export interface SearchRange {
  readonly column: string;
  /** SQL: the number of the range that contains a value of the column. Word for word as in the index. */
  readonly of: (value: string) => string;
}

/** Some thirty days. */
export const AGE_RANGE: SearchRange = {
  column: 'created_at',
  of: (at) => `(floor(date_part('epoch', ${at} - timestamptz '2000-01-01 00:00:00Z') / 2592000)::integer)`,
};

/** Prices within a fifth of each other. */
export const PRICE_RANGE: SearchRange = {
  column: 'price_minor',
  of: (price) => `(floor(ln(greatest(${price}, 1)::double precision) * 5)::integer)`,
};

/** Which of the parts in one order, up or down. */
interface RangeSearch {
  readonly range: SearchRange;
  readonly direction: 'ASC' | 'DESC';
  /** SQL, alias `item`. */
  readonly where: string;
  /** SQL: an order that the range makes coarser. */
  readonly orderBy: string;
  readonly rows: number;
}

/** SQL: the first parts in an order that meet these conditions, as a table in that order. Columns are those of `part`. */
export function firstInRanges({ range, direction, where, orderBy, rows }: RangeSearch): string {
  const end = (which: 'max' | 'min') =>
    range.of(`(SELECT ${which}(${range.column}) FROM part WHERE deleted_at IS NULL)`);
  const numbers =
    direction === 'ASC' ? `${end('min')}, ${end('max')}, 1` : `${end('max')}, ${end('min')}, -1`;
  // OFFSET 0: found by its words within the range, not in list order.
  return `(SELECT item.* FROM generate_series(${numbers}) AS range (number) CROSS JOIN LATERAL (
      SELECT * FROM (
        SELECT item.* FROM part AS item WHERE ${where} AND ${range.of(`item.${range.column}`)} = range.number OFFSET 0
      ) AS item ${orderBy} LIMIT ${rows}
    ) AS item LIMIT ${rows})`;
}
