import type { EntityManager } from 'typeorm';

import { cacheTags } from '../../../cache/cache-tags.js';
import { ShopChanged } from '../import/import.errors.js';
import type { RunningImport, RunningBatch } from '../import/import-kind.js';

/** SQL: the values of a line after the import, and those before it. */
export type Side = 'line.after' | 'line.before';

/** How lines of a kind are rows of a table. All of it is SQL about the table by its name and `line`, a line of the import. */
export interface TableRules {
  readonly table: string;
  /** Each column with what a side of a line says of it. */
  readonly columns: Readonly<Record<string, (side: Side) => string>>;
  /** How a column is compared, where two values of it mean the same; as it is by default. */
  readonly comparedAs?: Readonly<Record<string, (value: string) => string>>;
  /** What else a new row has. */
  readonly ofNew: Readonly<Record<string, string>>;
  /** What else is set with each change. */
  readonly ofChanged?: string;
  /** Whether a row of the table is the one that a line writes. */
  readonly matches: string;
  /** The `row_id` of a row of the table. */
  readonly rowId: string;
  /** A join or condition that keeps new lines out which have no place any more. */
  readonly owner?: string;
  /** A condition for new lines that is asked by `check` only, before anything is written. */
  readonly free?: string;
  /** Which changed lines change the table at all; all of them by default. */
  readonly onlyChanged?: string;
  /** How new rows are undone; they are deleted by default. */
  readonly removal?: string;
}

/** SQL: a line belongs to a part that is sold. */
export const OF_A_PART = 'JOIN part ON part.id = line.part_id AND part.deleted_at IS NULL';

/** A column of text that has this name on a line's side. */
export const text = (name: string) => (side: Side) => `${side}->>'${name}'`;

/** SQL: lines of an import: a batch of it, of one kind. */
const linesOf = (kind: 'CHANGED' | 'NEW') =>
  `(SELECT * FROM file_import_line WHERE import_id = $1 AND kind = '${kind}' AND place BETWEEN $2 AND $3) AS line`;

/**
 * Writes lines to a table, or undoes them: in the caller's transaction, each on condition that its row says what the preview saw or, to undo
 * it, what the import wrote. What a row says counts, not how often it was changed: imports of the same row can be undone in turn, the
 * newest first.
 */
export class RowsOfTable {
  private readonly insertNew: string;
  private readonly updateChanged: string;
  private readonly undoNew: string;
  private readonly undoChanged: string;
  private readonly checkNew: string;
  private readonly checkUndoNew: string;
  private readonly checkChanged: string;
  private readonly checkUndoChanged: string;
  private readonly onlyChanged: string;

  constructor(rules: TableRules) {
    const {
      table,
      columns,
      comparedAs,
      ofNew,
      ofChanged,
      matches,
      rowId,
      owner = '',
      free = '',
      onlyChanged = 'true',
      removal,
    } = rules;
    this.onlyChanged = onlyChanged;
    const names = Object.keys(columns);
    const valuesOf = (side: Side) => names.map((name) => columns[name]?.(side)).join(', ');
    const rowOf = (valueOf: (name: string) => string) => `ROW(${names.map(valueOf).join(', ')})`;
    const same = (side: Side, as: TableRules['comparedAs'] = {}) => {
      const castValue = (name: string, value: string) => as[name]?.(value) ?? value;
      return `${rowOf((name) => castValue(name, `${table}.${name}`))} IS NOT DISTINCT FROM
        ${rowOf((name) => castValue(name, columns[name]?.(side) ?? ''))}`;
    };
    // Nearly all is the same to the letter, and need not be asked what it means.
    const hasValues = (side: Side) =>
      comparedAs ? `(${same(side)} OR ${same(side, comparedAs)})` : same(side);
    const hasStoredValues = (side: Side) => `${matches} AND ${hasValues(side)}`;
    const storedRows = (side: Side) =>
      `SELECT line.row_id FROM ${table}, ${linesOf('CHANGED')} WHERE ${matches} AND (NOT (${onlyChanged}) OR ${hasValues(side)})`;
    this.checkChanged = storedRows('line.before');
    this.checkUndoChanged = storedRows('line.after');
    this.checkNew = `SELECT line.row_id FROM ${linesOf('NEW')} ${owner} ${free}`;
    this.checkUndoNew = `SELECT line.row_id FROM ${table}, ${linesOf('NEW')} WHERE ${hasStoredValues('line.after')}`;
    const update = (to: Side, from: Side) =>
      `UPDATE ${table} SET ${ofChanged ? `${ofChanged}, ` : ''}(${names.join(', ')}) = ROW(${valuesOf(to)})
       FROM ${linesOf('CHANGED')} WHERE ${onlyChanged} AND ${hasStoredValues(from)} RETURNING line.row_id`;
    this.updateChanged = update('line.after', 'line.before');
    this.undoChanged = update('line.before', 'line.after');
    this.insertNew = `INSERT INTO ${table} (${[...Object.keys(ofNew), ...names].join(', ')})
       SELECT ${Object.values(ofNew).join(', ')}, ${valuesOf('line.after')} FROM ${linesOf('NEW')} ${owner}
       ORDER BY line.place RETURNING ${rowId} AS row_id`;
    this.undoNew = `${removal ?? `DELETE FROM ${table} USING`} ${linesOf('NEW')} WHERE ${hasStoredValues('line.after')} RETURNING line.row_id`;
  }

  /** Asks whether a batch could be written, or undone; a changed line that does not change the table asks for its row. Throws ShopChanged. */
  async check(batch: RunningBatch): Promise<void> {
    const [changed, added] = batch.item.isUndone
      ? [this.checkUndoChanged, this.checkUndoNew]
      : [this.checkChanged, this.checkNew];
    await requireAll(batch, 'CHANGED', changed);
    await requireAll(batch, 'NEW', added);
  }

  /** Throws ShopChanged. */
  async apply(batch: RunningBatch): Promise<void> {
    await requireAll(batch, 'CHANGED', this.updateChanged, this.onlyChanged);
    await requireAll(batch, 'NEW', this.insertNew);
  }

  /** Throws ShopChanged. */
  async undo(batch: RunningBatch): Promise<void> {
    await requireAll(batch, 'NEW', this.undoNew);
    await requireAll(batch, 'CHANGED', this.undoChanged, this.onlyChanged);
  }
}

/**
 * Runs a statement over a batch: `$1` is the import, `$2` and `$3` are the places; it returns `row_id` of each line that it reached. Throws
 * ShopChanged, naming the first row of the file that it did not reach.
 */
async function requireAll(
  { manager, item: { id }, from, to }: RunningBatch,
  kind: 'CHANGED' | 'NEW',
  statement: string,
  where = 'true',
): Promise<void> {
  const [missed] = await manager.query<{ row: number; label: string; rowId: string }[]>(
    `WITH reached AS (${statement})
     SELECT line.file_row AS row, line.label, line.row_id AS "rowId" FROM ${linesOf(kind)}
     WHERE ${where} AND line.row_id NOT IN (SELECT row_id FROM reached) ORDER BY line.place LIMIT 1`,
    [id, from, to],
  );
  if (missed) throw await changedSince(manager, id, missed);
}

/** Describes that a line finds something else than it should, and which file did that, where it was one. */
export async function changedSince(
  manager: EntityManager,
  importId: string,
  { row, label, rowId }: { readonly row: number; readonly label: string; readonly rowId: string },
): Promise<ShopChanged> {
  const later = await laterFile(manager, importId, rowId);
  return new ShopChanged(
    later
      ? `Row ${row} (${label}) was later changed by “${later}”. Undo that first.`
      : `Row ${row} (${label}) was changed or removed later.`,
  );
}

/** The file applied last that changed a row after this import did; undefined where none did. */
async function laterFile(
  manager: EntityManager,
  importId: string,
  rowId: string,
): Promise<string | undefined> {
  const [later] = await manager.query<{ name: string }[]>(
    `SELECT later.file_name AS name FROM file_import AS own
     JOIN file_import AS later ON later.state = 'APPLIED' AND later.applied_at > own.applied_at
     JOIN file_import_line AS line ON line.import_id = later.id AND line.row_id = $2 AND line.kind <> 'SAME'
     WHERE own.id = $1 ORDER BY later.applied_at DESC LIMIT 1`,
    [importId, rowId],
  );
  return later?.name;
}

async function partsOf(manager: EntityManager, { id }: RunningImport): Promise<string[]> {
  const parts = await manager.query<{ id: string }[]>(
    `SELECT DISTINCT part_id AS id FROM file_import_line
     WHERE import_id = $1 AND kind IN ('NEW', 'CHANGED') AND part_id IS NOT NULL`,
    [id],
  );
  return parts.map((part) => part.id);
}

/** Declares that the parts of an import show something else. */
export async function partConsequences(manager: EntityManager, item: RunningImport): Promise<void> {
  const parts = await partsOf(manager, item);
  cacheTags.changed(manager, 'parts', ...parts.map((id) => `part:${id}` as const));
}
