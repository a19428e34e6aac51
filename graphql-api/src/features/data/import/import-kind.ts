import type { EntityManager } from 'typeorm';

import type { Cell } from '../../../shared/table-file/export-file.js';
import type { ImportChange, ImportKindName } from './import.types.js';
import type { Head, HeadRules, WrongCell } from './row-cells.js';

/** What one line of a file would change in current data. A row of a file is one line, or several where it has wildcards. */
export interface Outcome<Values> {
  readonly kind: 'CHANGED' | 'NEW' | 'SAME';
  /** Names what it is about. */
  readonly label: string;
  /** The part's id; null for a new part, and where it belongs to none. */
  readonly partId: string | null;
  /** The row of the database that it writes; of a new one, the id that it will have. */
  readonly rowId: string;
  /** The cell that names it: column and value. */
  readonly cell: readonly [column: string, value: string];
  /** Distinguishes it from others of its part: a file may name each of them once. */
  readonly key: string;
  /** Null with NEW and SAME. */
  readonly before: Values | null;
  /** Null with SAME. */
  readonly after: Values | null;
  /** Why a value of the row is not used as written, if so. */
  readonly note?: string;
}

/** A rejected line, with what it is about if the row's own label does not say it. */
export interface WrongLine {
  readonly label?: string;
  readonly wrong: WrongCell;
}

/** Compares rows with the stored data that was looked up for them. */
export interface Comparer<Row, Values> {
  compare(row: Row): readonly (Outcome<Values> | WrongLine)[];
}

/** Reads the rows of one file, and compares them with the stored data. */
export interface KindReader<Row, Values> {
  /** Throws WrongCell for the first cell that can't be used. */
  read(cells: readonly string[]): Row;
  /** What a rejected row is about, as written. */
  labelOf(cells: readonly string[]): string;
  /** How many lines a row is; one if left out. */
  linesOf?(row: Row): number;
  lookUp(manager: EntityManager, rows: readonly Row[]): Promise<Comparer<Row, Values>>;
}

export interface RunningImport {
  readonly id: string;
  readonly isUndone: boolean;
  readonly fileName: string;
  /** Who uploaded it. */
  readonly by: { readonly uid: string };
}

/** Lines from one place to another, both included. */
export interface ImportBatch {
  readonly from: number;
  readonly to: number;
}

/** The lines that a step writes or undoes, with its transaction. */
export interface RunningBatch extends ImportBatch {
  readonly manager: EntityManager;
  readonly item: RunningImport;
}

/**
 * How a kind is written whose rows orders wait for: in batches, each a transaction of its own (ADR 040). First every batch reserves what may
 * be refused, then every batch is written by `apply` or `undo`, which can no longer be refused.
 */
export interface StepsOfKind {
  /** Compares a batch with the stored data, and takes the units that leave stock. Throws ShopChanged. */
  take(batch: RunningBatch): Promise<void>;
  /** Returns the units of a batch because another was refused. */
  undoTake(batch: RunningBatch): Promise<void>;
}

/**
 * One kind of file: its columns and key, how it is read, compared, applied, undone and exported. All of it runs in a transaction that locks
 * the import: one for the whole file, or one per batch where there are `steps`. Upload, limits, progress, previews and permissions are the same
 * for all kinds (ADR 040).
 */
export interface ImportKind<Row = unknown, Values = unknown> extends HeadRules {
  readonly name: ImportKindName;
  /** `source` is the name of the file. */
  open(manager: EntityManager, head: Head, source: string): Promise<KindReader<Row, Values>>;
  /** A summary of a new line; null where the label says it all. */
  format(after: Values): string | null;
  /** Every value that differs, by column. */
  changesOf(before: Values, after: Values): ImportChange[];
  /** Writes a batch. Throws ShopChanged if the stored data has changed since the preview. */
  apply(batch: RunningBatch): Promise<void>;
  /** Undoes a batch. Throws ShopChanged if its rows have changed since or no longer exist. */
  undo(batch: RunningBatch): Promise<void>;
  /** Left out where one transaction writes the whole file. */
  readonly steps?: StepsOfKind;
  /** Publishes the changes, once all of it is written or undone. */
  settle(manager: EntityManager, item: RunningImport): Promise<void>;
  /** All stored rows of this kind, as cells in the order of the columns, in pages. */
  readAll(manager: EntityManager): AsyncIterable<readonly (readonly Cell[])[]>;
}

export type ImportKinds = Readonly<Record<ImportKindName, ImportKind>>;

/** Returns the values that differ between two rows of these columns. */
export const changesIn =
  <Values>(cells: Readonly<Record<string, (values: Values) => Cell>>) =>
  (before: Values, after: Values): ImportChange[] => {
    const text = (cell: Cell) => (cell === null ? null : String(cell));
    return Object.entries(cells)
      .map(([column, cell]) => ({ column, before: text(cell(before)), after: text(cell(after)) }))
      .filter((change) => change.before !== change.after);
  };
