import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { readEntities } from './read-entities.js';
import { type SelectedColumns, withSortColumns } from './selected-columns.js';
import { BadInput } from './shop-error.js';
import type { SqlValues } from './sql-values.js';

export const MAX_PAGE_SIZE = 100;

/** Which page of a list: the first, the one after a cursor, or (one-based) number `page`. Never both of the last two. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null;
  readonly page?: number | null;
  /** What the operation reads of each row, for lists that read no more then. */
  readonly columns?: SelectedColumns;
}

/** One column of a total order. `read` gives the text that Postgres casts back with `cast` without loss. */
export interface KeysetColumn<T> {
  readonly column: string;
  readonly cast: 'timestamptz' | 'uuid' | 'integer' | 'bigint' | 'text';
  readonly read: (item: T) => string;
  /** The properties that `read` needs, where `column` is not a column of the row. */
  readonly reads?: readonly (keyof T & string)[];
}

/** A total order over a list: all columns in one direction, the last one unique. */
export interface KeysetOrder<T> {
  readonly direction: 'ASC' | 'DESC';
  readonly columns: readonly KeysetColumn<T>[];
}

/** A slice of a list in a stable order. */
export interface KeysetPage<T> {
  readonly items: readonly T[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly cursorOf: (item: T) => string;
  /** Length of the whole list; one more query, so ask only when it is shown. */
  readonly countAll: () => Promise<number>;
}

/** Which rows of a list. `after` are the texts of a cursor. */
export interface Slice {
  readonly rows: number;
  readonly skip: number;
  readonly after?: readonly string[];
  /** The selected columns, with those that cursors need. */
  readonly columns?: SelectedColumns;
}

/** Newest first, then by id: the order of every list that has no other; `created_at` has milliseconds. The query's alias must be `item`. */
export const newestFirst = newestBy<{ createdAt: Date; id: string }>(
  'item.created_at',
  ({ createdAt }) => createdAt,
);

/** Newest first, then by id, by another timestamp of milliseconds. */
export function newestBy<T extends { id: string }>(
  column: `item.${string}`,
  read: (item: T) => Date,
): KeysetOrder<T> {
  return {
    direction: 'DESC',
    columns: [
      { column, cast: 'timestamptz', read: (item) => read(item).toISOString() },
      { column: 'item.id', cast: 'uuid', read: ({ id }) => id },
    ],
  };
}

/** A row with the text of its timestamp to the microsecond, of which a Date holds the milliseconds. */
export interface ToTheMicrosecond {
  readonly id: string;
  readonly moment: string;
}

/** Newest first, then by id, by a column that is more precise than a Date. The table's alias must be `item`. */
export const newestToTheMicrosecond = (column: `item.${string}`): KeysetOrder<ToTheMicrosecond> => ({
  direction: 'DESC',
  columns: [
    { column, cast: 'timestamptz', read: ({ moment }) => moment },
    { column: 'item.id', cast: 'uuid', read: ({ id }) => id },
  ],
});

/** Throws BadInput for a page that no list has. */
function requirePage({ first, after, page }: PageRequest): void {
  if (first < 1 || first > MAX_PAGE_SIZE) throw new BadInput(`Ask for 1 to ${MAX_PAGE_SIZE} at a time.`);
  if (page != null && (after != null || page < 1 || page > 10_000)) {
    throw new BadInput('Ask for a page from 1 to 10000, or for what follows a cursor.');
  }
}

/** Runs `query` (alias `item`) for one page. Throws BadInput for a cursor that is not one of this order's. */
export async function findKeysetPage<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  order: KeysetOrder<NoInfer<T>>,
  page: PageRequest,
): Promise<KeysetPage<T>> {
  const found = await readKeysetPage<T>(order, page, ({ rows, skip, after, columns }) => {
    const slice = ordered(query, order);
    if (after) seek(slice, order, after);
    if (skip === 0) return readEntities(slice.take(rows), columns);
    // What is skipped is read from an index alone.
    const [id] = query.expressionMap.mainAlias?.metadata.primaryColumns ?? [];
    const place = `item.${id?.databasePath ?? 'id'}`;
    const shown = ordered(query, order).select(place).limit(rows).offset(skip);
    return readEntities(slice.andWhere(`${place} IN (${shown.getQuery()})`), columns);
  });
  return { ...found, countAll: () => query.clone().getCount() };
}

/** An order that no index has: for few rows that were found otherwise, which an index in this order would pass last. */
export function unindexed<T>(order: KeysetOrder<T>): KeysetOrder<T> {
  const [first, ...others] = order.columns;
  const column = first && { ...first, column: WITHOUT_INDEX[first.cast](first.column) };
  return { ...order, columns: column ? [column, ...others] : [] };
}

const WITHOUT_INDEX: Record<KeysetColumn<never>['cast'], (column: string) => string> = {
  bigint: (column) => `(${column} + 0)`,
  integer: (column) => `(${column} + 0)`,
  text: (column) => `(${column} || '')`,
  timestamptz: (column) => `(${column} + interval '0')`,
  uuid: (column) => column,
};

/** One page of a list that `read` reads, which may read more of each than is shown. Throws BadInput for a page or a cursor of no such list. */
export async function readKeysetPage<Shown, Read extends Shown = Shown>(
  order: KeysetOrder<Read>,
  page: PageRequest,
  read: (slice: Slice) => Promise<Read[]>,
): Promise<Omit<KeysetPage<Shown>, 'countAll'>> {
  const { first, after, page: number } = page;
  const found = await read(sliceOf(order, page));
  return {
    items: found.slice(0, first),
    hasNextPage: found.length > first,
    hasPreviousPage: after != null || (number ?? 1) > 1,
    cursorOf: (item) => encodeCursor(order.columns.map(({ read: textOf }) => textOf(item as Read))),
  };
}

function ordered<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { columns, direction }: KeysetOrder<T>,
): SelectQueryBuilder<T> {
  const clone = query.clone();
  for (const { column } of columns) clone.addOrderBy(column, direction);
  return clone;
}

function seek<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { columns, direction }: KeysetOrder<T>,
  values: readonly string[],
): void {
  const left = columns.map(({ column }) => column).join(', ');
  const right = columns.map(({ cast }, index) => `CAST(:after${index} AS ${cast})`).join(', ');
  query.andWhere(
    `(${left}) ${direction === 'DESC' ? '<' : '>'} (${right})`,
    Object.fromEntries(values.map((value, index) => [`after${index}`, value])),
  );
}

/** The rows of a page, and one more, which tells whether there are more. Throws BadInput for a page or a cursor of no such list. */
export function sliceOf(order: Pick<KeysetOrder<never>, 'columns'>, page: PageRequest): Slice {
  requirePage(page);
  const { first, after, page: number } = page;
  return {
    rows: first + 1,
    skip: ((number ?? 1) - 1) * first,
    after: after == null ? undefined : decodeCursor(after, order.columns.length),
    columns: withSortColumns(page.columns, order.columns),
  };
}

/** SQL: the rows after a cursor's texts, to be added to a WHERE; nothing without a cursor. */
export function seekAfter(
  {
    columns,
    direction,
  }: Pick<KeysetOrder<never>, 'direction'> & {
    readonly columns: readonly Pick<KeysetColumn<never>, 'column' | 'cast'>[];
  },
  after: readonly string[] | undefined,
  values: SqlValues,
): string {
  if (!after) return '';
  const left = columns.map(({ column }) => column).join(', ');
  const right = columns.map(({ cast }, index) => `CAST(${values.add(after[index])} AS ${cast})`).join(', ');
  return ` AND (${left}) ${direction === 'DESC' ? '<' : '>'} (${right})`;
}

function encodeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The texts of a cursor. Throws BadInput for one that is not of a list with so many columns. */
function decodeCursor(cursor: string, length: number): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.length === length && values.every((v) => typeof v === 'string')) {
      return values;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new BadInput('This cursor does not belong to this list.');
}
