import type { RunningBatch } from '../import/import-kind.js';

/** A line that writes something, new where there is no `before`. */
export interface WrittenLine<Values> {
  readonly row: number;
  readonly label: string;
  readonly rowId: string;
  readonly before: Values | null;
  readonly after: Values;
}

/** The lines of a batch that write something, in their order. */
export const writtenLines = <Values>({
  manager,
  item: { id },
  from,
  to,
}: RunningBatch): Promise<WrittenLine<Values>[]> =>
  manager.query(
    `SELECT file_row AS row, label, row_id AS "rowId", before, after FROM file_import_line
     WHERE import_id = $1 AND kind IN ('NEW', 'CHANGED') AND place BETWEEN $2 AND $3 ORDER BY place`,
    [id, from, to],
  );
