import type { EntityManager } from 'typeorm';

import { changes } from '../../../shared/made-from.js';
import { inStretches } from './import-rows.js';
import { ListsChanged } from './import.errors.js';

/** SQL: the columns of a list, each from what an import keeps of a line as `values`. */
const COLUMNS = {
  model_id: "(values->>'modelId')::integer",
  year_from: "(values->>'yearFrom')::smallint",
  year_to: "(values->>'yearTo')::smallint",
  engine_litres: "(values->>'litres')::numeric",
  engine_cylinders: "(values->>'cylinders')::smallint",
  engine_fuel: "values->>'fuel'",
  position: "values->>'position'",
  units: "(values->>'units')::smallint",
  question: "values->>'question'",
  accepted:
    "CASE WHEN values->>'question' IS NOT NULL THEN ARRAY(SELECT jsonb_array_elements_text(values->'accepted')) END",
  excludes: "(values->>'excludes')::boolean",
  note: "values->>'note'",
  source: "values->>'source'",
};

const NAMES = Object.keys(COLUMNS).join(', ');
const VALUES = Object.values(COLUMNS).join(', ');

/** Which lines of an import: a stretch of it, of one kind. */
const OF_STRETCH = (kind: 'CHANGED' | 'NEW', values: 'after' | 'before') =>
  `(SELECT line.*, line.${values} AS values FROM fitment_import_line AS line
    WHERE import_id = $1 AND kind = '${kind}' AND place BETWEEN $2 AND $3)`;

const INSERT_NEW = `INSERT INTO part_fitment (id, part_id, revision, ${NAMES})
  SELECT line.fitment_id, line.part_id, 1, ${VALUES} FROM ${OF_STRETCH('NEW', 'after')} AS line
  JOIN part ON part.id = line.part_id AND part.deleted_at IS NULL RETURNING id`;

const updateChanged = (values: 'after' | 'before', revisionsAfter: number) =>
  `UPDATE part_fitment SET (revision, ${NAMES}) = ROW(part_fitment.revision + 1, ${VALUES})
   FROM ${OF_STRETCH('CHANGED', values)} AS line
   WHERE part_fitment.id = line.fitment_id AND part_fitment.revision = line.revision + ${revisionsAfter}
   RETURNING part_fitment.id`;

const DELETE_NEW = `DELETE FROM part_fitment USING ${OF_STRETCH('NEW', 'after')} AS line
  WHERE part_fitment.id = line.fitment_id AND part_fitment.revision = 1 RETURNING part_fitment.id`;

/** Writes what an import would do to the lists, or takes it back: in the caller's transaction, all of it or nothing. */
export class ImportWriting {
  /** Throws ListsChanged when the lists are no longer what the file was held against. */
  async apply(manager: EntityManager, importId: string): Promise<void> {
    await inStretches(manager, importId, async (from, to) => {
      await requireAll(manager, importId, 'CHANGED', updateChanged('after', 0), from, to);
      await requireAll(manager, importId, 'NEW', INSERT_NEW, from, to);
    });
    await this.tell(manager, importId);
  }

  /** Throws ListsChanged when a row that the import wrote was changed or removed since. */
  async undo(manager: EntityManager, importId: string): Promise<void> {
    await inStretches(manager, importId, async (from, to) => {
      await requireAll(manager, importId, 'NEW', DELETE_NEW, from, to);
      await requireAll(manager, importId, 'CHANGED', updateChanged('before', 1), from, to);
    });
    await this.tell(manager, importId);
  }

  private async tell(manager: EntityManager, importId: string): Promise<void> {
    const parts = await manager.query<{ id: string }[]>(
      `SELECT DISTINCT part_id AS id FROM fitment_import_line WHERE import_id = $1 AND kind IN ('NEW', 'CHANGED')`,
      [importId],
    );
    changes(manager, 'parts', ...parts.map(({ id }) => `part:${id}` as const));
  }
}

/** Runs a statement over a stretch. Throws ListsChanged, naming the first row of the file that it did not reach. */
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
  const [missed] = await manager.query<{ row: number; label: string; count: number }[]>(
    `SELECT file_row AS row, label, count(*) OVER ()::integer AS count FROM fitment_import_line
     WHERE import_id = $1 AND kind = $2 AND place BETWEEN $3 AND $4 AND fitment_id <> ALL($5::uuid[])
     ORDER BY place LIMIT 1`,
    [importId, kind, from, to, reached],
  );
  if (missed) throw new ListsChanged(`Row ${missed.row} (${missed.label}) was changed or removed since.`);
}
