import type { EntityManager } from 'typeorm';

import { runSql } from '../../../shared/sql.js';

/** Imports that are being checked, applied or undone, or wait for it, over all instances. */
export interface ImportFigures {
  readonly imports: number;
  /** Changes whenever any of them advances: shares of steps and rows done, added up. */
  readonly importProgress: number;
}

/** Reads the partial index of unfinished imports. */
const FIGURES = {
  name: 'import_figures',
  text: `SELECT count(*)::integer AS imports, coalesce(sum(progress + reached + file_rows), 0)::float8 AS "importProgress"
    FROM file_import WHERE state IN ('CHECKING', 'APPLYING', 'UNDOING')`,
};

export async function readImportFigures(manager: EntityManager): Promise<ImportFigures> {
  const [figures] = await runSql<ImportFigures>(manager, FIGURES, []);
  if (!figures) throw new Error('the figures of imports have no row');
  return figures;
}
