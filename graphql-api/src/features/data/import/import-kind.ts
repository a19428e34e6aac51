import type { EntityManager } from 'typeorm';

import type { Cell } from '../../../shared/table-file/export-file.js';
import type { ImportChange, ImportKindName } from './import.types.js';
import type { Head, HeadRules, WrongCell } from './row-cells.js';

/** What one line of a file would do to the shop of now. A row of a file is one line, or several where it has wildcards. */
export interface Outcome<Values> {
  readonly kind: 'CHANGED' | 'NEW' | 'SAME';
  /** What it is about, in words. */
  readonly label: string;
  /** The part that it belongs to; null for a new one, and where it belongs to none. */
  readonly partId: string | null;
  /** The row of the shop that it writes: of a new one the id that it will have. */
  readonly rowId: string;
  /** The cell that names it: column and value. */
  readonly cell: readonly [column: string, value: string];
  /** What tells it apart from others of its part: a file says of one of them one thing. */
  readonly key: string;
  /** Null with NEW and SAME. */
  readonly before: Values | null;
  /** Null with SAME. */
  readonly after: Values | null;
  /** Why a value of the row is not taken as it stands there, where one is not. */
  readonly note?: string;
}

/** A line that can't be taken, with what it is about, where the row's own label does not say it. */
export interface WrongLine {
  readonly label?: string;
  readonly wrong: WrongCell;
}

/** What was looked up for some rows. */
export interface Comparer<Row, Values> {
  compare(row: Row): readonly (Outcome<Values> | WrongLine)[];
}

/** Reads the rows of one file, and holds them against the shop. */
export interface KindReader<Row, Values> {
  /** Throws WrongCell for the first cell that can't be taken. */
  read(cells: readonly string[]): Row;
  /** What a row that can't be taken is about, as it stands there. */
  labelOf(cells: readonly string[]): string;
  /** How many lines a row is; one where it is not said. */
  linesOf?(row: Row): number;
  lookUp(manager: EntityManager, rows: readonly Row[]): Promise<Comparer<Row, Values>>;
}

export interface RunningImport {
  readonly id: string;
  readonly isUndone: boolean;
  readonly fileName: string;
  /** Who asked for it. */
  readonly by: { readonly uid: string };
}

/** Lines from one place to another, both included. */
export interface ImportBatch {
  readonly from: number;
  readonly to: number;
}

/** The lines that a step writes or takes back, in the transaction that does it. */
export interface RunningBatch extends ImportBatch {
  readonly manager: EntityManager;
  readonly item: RunningImport;
}

/**
 * How a kind is written whose rows orders wait for: stretch by stretch, each a transaction of its own (ADR 040). First all that may be refused
 * is taken, then all is written, by `apply` or `undo`, to which nothing may happen any more.
 */
export interface StepsOfKind {
  /** Holds a stretch against the shop, and takes the units that leave. Throws ShopChanged. */
  take(batch: RunningBatch): Promise<void>;
  /** Gives back what was taken for a stretch, since another was refused. */
  undoTake(batch: RunningBatch): Promise<void>;
}

/**
 * What the machinery has to know of one kind of file: columns and key, how to read, compare, apply, take back and write it out. All of it runs
 * in a transaction that holds the import: one for the whole file, or one a stretch where there are `steps`. The machinery sees to the file, its
 * bounds, progress, previews and who may do what when (ADR 040).
 */
export interface ImportKind<Row = unknown, Values = unknown> extends HeadRules {
  readonly name: ImportKindName;
  /** `source` is the name of the file. */
  open(manager: EntityManager, head: Head, source: string): Promise<KindReader<Row, Values>>;
  /** A new line in words; null where the label says it all. */
  format(after: Values): string | null;
  /** Every value that differs, by column. */
  changesOf(before: Values, after: Values): ImportChange[];
  /** Writes a stretch. Throws ShopChanged when the shop is no longer what the file was held against. */
  apply(batch: RunningBatch): Promise<void>;
  /** Takes a stretch back. Throws ShopChanged when it says something else since, or is gone. */
  undo(batch: RunningBatch): Promise<void>;
  /** Where a file is not written by one transaction. */
  readonly steps?: StepsOfKind;
  /** Tells everyone else, once all of it is written or taken back. */
  settle(manager: EntityManager, item: RunningImport): Promise<void>;
  /** All that the shop has of it, cells by the columns, some rows at a time. */
  readAll(manager: EntityManager): AsyncIterable<readonly (readonly Cell[])[]>;
}

export type ImportKinds = Readonly<Record<ImportKindName, ImportKind>>;

/** Answers the values that differ between two rows of these columns. */
export const changesIn =
  <Values>(cells: Readonly<Record<string, (values: Values) => Cell>>) =>
  (before: Values, after: Values): ImportChange[] => {
    const text = (cell: Cell) => (cell === null ? null : String(cell));
    return Object.entries(cells)
      .map(([column, cell]) => ({ column, before: text(cell(before)), after: text(cell(after)) }))
      .filter((change) => change.before !== change.after);
  };
