import { join } from 'node:path';
import { projectRoot } from '../config/package-root.js';

/** The API's built programs. */
export interface Programs {
  /** Brings the database of DATABASE_URL up to date; with `--tell-empty` it exits 3 when that has no data yet. */
  migrate: string;
  /** Loads a JSON document from standard input into an empty database. */
  seed: string;
  /** The shop itself; answers `GET /readyz` with 200 once it serves. */
  shop: string;
}

const built = (name: string): string => join(projectRoot, 'graphql-api', 'dist', 'bundle', name);

export const builtPrograms: Programs = {
  migrate: built('migrate.js'),
  seed: built('seed.js'),
  shop: built('main.js'),
};
