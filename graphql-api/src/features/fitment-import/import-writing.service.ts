import type { EntityManager } from 'typeorm';

import { cacheTags } from '../../cache/cache-tags.js';
import { inStretches } from './import-rows.js';
import { ListsChanged } from './import.errors.js';

/** SQL: the columns of a list, each from what an import keeps of a line. */
const COLUMNS: Record<string, (kept: Side) => string> = {
  model_id: (kept) => `(${kept}->>'modelId')::integer`,
  year_from: (kept) => `(${kept}->>'yearFrom')::smallint`,
  year_to: (kept) => `(${kept}->>'yearTo')::smallint`,
  engine_litres: (kept) => `(${kept}->>'litres')::numeric`,
  engine_cylinders: (kept) => `(${kept}->>'cylinders')::smallint`,
  engine_fuel: (kept) => `${kept}->>'fuel'`,
  position: (kept) => `${kept}->>'position'`,
  units: (kept) => `(${kept}->>'units')::smallint`,
  question: (kept) => `${kept}->>'question'`,
  accepted: (kept) =>
    `CASE WHEN ${kept}->>'question' IS NOT NULL THEN ARRAY(SELECT jsonb_array_elements_text(${kept}->'accepted')) END`,
  excludes: (kept) => `(${kept}->>'excludes')::boolean`,
  note: (kept) => `${kept}->>'note'`,
  source: (kept) => `${kept}->>'source'`,
};

/** SQL: what a line said before the import, and what it says after it. */
type Side = 'line.after' | 'line.before';

const NAMES = Object.keys(COLUMNS).join(', ');
const valuesOf = (kept: Side): string =>
  Object.values(COLUMNS)
    .map((column) => column(kept))
    .join(', ');

/** SQL: lines of an import: a range of it, of one kind. */
const ofStretch = (kind: 'CHANGED' | 'NEW') =>
  `(SELECT * FROM fitment_import_line WHERE import_id = $1 AND kind = '${kind}' AND place BETWEEN $2 AND $3) AS line`;

/**
 * SQL: whether a row of a list says what the import wrote. What it says counts, not how often it was changed: imports of the same row
 * can be undone in turn, the newest first.
 */
const SAYS_WHAT_WAS_WRITTEN = `ROW(${Object.keys(COLUMNS)
  .map((name) => `part_fitment.${name}`)
  .join(', ')}) IS NOT DISTINCT FROM ROW(${valuesOf('line.after')})`;

const INSERT_NEW = `INSERT INTO part_fitment (id, part_id, revision, ${NAMES})
  SELECT line.fitment_id, line.part_id, 1, ${valuesOf('line.after')} FROM ${ofStretch('NEW')}
  JOIN part ON part.id = line.part_id AND part.deleted_at IS NULL RETURNING id`;

const updateChanged = (values: Side, where: string) =>
  `UPDATE part_fitment SET (revision, ${NAMES}) = ROW(part_fitment.revision + 1, ${valuesOf(values)})
   FROM ${ofStretch('CHANGED')} WHERE part_fitment.id = line.fitment_id AND ${where} RETURNING part_fitment.id`;

const UPDATE_CHANGED = updateChanged('line.after', 'part_fitment.revision = line.revision');
const UNDO_CHANGED = updateChanged('line.before', SAYS_WHAT_WAS_WRITTEN);
const UNDO_NEW = `DELETE FROM part_fitment USING ${ofStretch('NEW')}
  WHERE part_fitment.id = line.fitment_id AND ${SAYS_WHAT_WAS_WRITTEN} RETURNING part_fitment.id`;

/** Writes what an import would do to the lists, or takes it back: in the caller's transaction, all of it or nothing. */
export class ImportWriting {
  /** Throws ListsChanged when the lists are no longer what the file was held against. */
  async apply(manager: EntityManager, importId: string): Promise<void> {
    await inStretches(manager, importId, async (from, to) => {
      await requireAll(manager, importId, 'CHANGED', UPDATE_CHANGED, from, to);
      await requireAll(manager, importId, 'NEW', INSERT_NEW, from, to);
    });
    await this.tell(manager, importId);
  }

  /** Throws ListsChanged when a row that the import wrote says something else since, or is gone. */
  async undo(manager: EntityManager, importId: string): Promise<void> {
    await inStretches(manager, importId, async (from, to) => {
      await requireAll(manager, importId, 'NEW', UNDO_NEW, from, to);
      await requireAll(manager, importId, 'CHANGED', UNDO_CHANGED, from, to);
    });
    await this.tell(manager, importId);
  }

  private async tell(manager: EntityManager, importId: string): Promise<void> {
    const parts = await manager.query<{ id: string }[]>(
      `SELECT DISTINCT part_id AS id FROM fitment_import_line WHERE import_id = $1 AND kind IN ('NEW', 'CHANGED')`,
      [importId],
    );
    cacheTags.changed(manager, 'parts', ...parts.map(({ id }) => `part:${id}` as const));
  }
}

/** Runs a statement over a range. Throws ListsChanged, naming the first row of the file that it did not reach. */
async function requireAll(
  manager: EntityManager,
  importId: string,
  kind: 'CHANGED' | 'NEW',
  statement: string,
  from: number,
  to: number,
): Promise<void> {
  const answer: unknown = await manager.query(statement, [importId, from, to]);
  // Of a change TypeORM answers rows and their number, of an insert the rows.
  const rows = statement.startsWith('INSERT') ? answer : (answer as unknown[])[0];
  const reached = (rows as { id: string }[]).map(({ id }) => id);
  const [missed] = await manager.query<{ row: number; label: string; fitmentId: string }[]>(
    `SELECT file_row AS row, label, fitment_id AS "fitmentId" FROM fitment_import_line
     WHERE import_id = $1 AND kind = $2 AND place BETWEEN $3 AND $4 AND fitment_id <> ALL($5::uuid[])
     ORDER BY place LIMIT 1`,
    [importId, kind, from, to, reached],
  );
  if (!missed) return;
  const { row, label, fitmentId } = missed;
  const later = await laterFile(manager, importId, fitmentId);
  throw new ListsChanged(
    later
      ? `Row ${row} (${label}) was changed by “${later}” since. Undo that first.`
      : `Row ${row} (${label}) was changed or removed since.`,
  );
}

/** The file applied last that changed a row after this import did; undefined where none did. */
async function laterFile(
  manager: EntityManager,
  importId: string,
  fitmentId: string,
): Promise<string | undefined> {
  const [later] = await manager.query<{ name: string }[]>(
    `SELECT later.file_name AS name FROM fitment_import AS own
     JOIN fitment_import AS later ON later.state = 'APPLIED' AND later.applied_at > own.applied_at
     JOIN fitment_import_line AS line ON line.import_id = later.id AND line.fitment_id = $2 AND line.kind <> 'SAME'
     WHERE own.id = $1 ORDER BY later.applied_at DESC LIMIT 1`,
    [importId, fitmentId],
  );
  return later?.name;
}
