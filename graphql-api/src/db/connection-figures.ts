import type { EntityManager } from 'typeorm';

import { runSql } from '../shared/sql.js';

/** Connections to the database server, of every client. */
export interface ConnectionFigures {
  readonly connections: number;
  readonly maxConnections: number;
}

const FIGURES = {
  name: 'connection_figures',
  text: `SELECT count(*)::integer AS connections, current_setting('max_connections')::integer AS "maxConnections"
    FROM pg_stat_activity WHERE backend_type = 'client backend'`,
};

export async function readConnectionFigures(manager: EntityManager): Promise<ConnectionFigures> {
  const [figures] = await runSql<ConnectionFigures>(manager, FIGURES, []);
  if (!figures) throw new Error('the figures of connections have no row');
  return figures;
}
