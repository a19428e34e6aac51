/**
 * A stretch of an order: the index of words knows which parts are in it (ADR 033), so a search goes through them one by one
 * and stops with the one that has enough, wherever in the order what it finds may stand.
 */
export interface Band {
  /** What a stretch is a stretch of. */
  readonly column: string;
  /** SQL: the number of the stretch in which a value of the column is. As the index has it, word by word. */
  readonly of: (value: string) => string;
}

/** Some thirty days. */
export const AGE_BAND: Band = {
  column: 'created_at',
  of: (at) => `(floor(date_part('epoch', ${at} - timestamptz '2000-01-01 00:00:00Z') / 2592000)::integer)`,
};

/** Prices up to a fifth above each other. */
export const PRICE_BAND: Band = {
  column: 'price_minor',
  of: (price) => `(floor(ln(greatest(${price}, 1)::double precision) * 5)::integer)`,
};

/** Which of the parts in one order, up or down. */
interface BandSearch {
  readonly band: Band;
  readonly direction: 'ASC' | 'DESC';
  /** SQL, alias `item`. */
  readonly where: string;
  /** SQL: an order of which the band is a coarser one. */
  readonly orderBy: string;
  readonly rows: number;
}

/** SQL: the first parts in an order that meet these conditions, as a table in that order. Columns are those of `part`. */
export function firstInBands({ band, direction, where, orderBy, rows }: BandSearch): string {
  const end = (which: 'max' | 'min') =>
    band.of(`(SELECT ${which}(${band.column}) FROM part WHERE deleted_at IS NULL)`);
  const bands = direction === 'ASC' ? `${end('min')}, ${end('max')}, 1` : `${end('max')}, ${end('min')}, -1`;
  // OFFSET 0: found by its words in the stretch, not in the order of the list.
  return `(SELECT item.* FROM generate_series(${bands}) AS stretch (band) CROSS JOIN LATERAL (
      SELECT * FROM (
        SELECT item.* FROM part AS item WHERE ${where} AND ${band.of(`item.${band.column}`)} = stretch.band OFFSET 0
      ) AS item ${orderBy} LIMIT ${rows}
    ) AS item LIMIT ${rows})`;
}
