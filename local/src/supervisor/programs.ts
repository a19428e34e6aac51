import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../config/package-root.js';
import { SetUpProblem } from '../config/set-up-problem.js';

/** The API's built programs. */
export interface Programs {
  /** Brings the database of DATABASE_URL up to date. */
  migrate: string;
  /** Loads a JSON document from standard input into an empty database; `--check` exits 0 when empty, 3 when not. */
  seed: string;
  /** The shop itself; answers `GET /readyz` with 200 once it serves. */
  shop: string;
}

/** Exit code of `seed --check` for a database that has data. */
export const NOT_EMPTY = 3;

const built = (name: string): string => join(projectRoot, 'graphql-api', 'dist', 'bin', name);

/** The programs of this project. Throws NOT_BUILT. */
export function builtPrograms(): Programs {
  const programs = { migrate: built('migrate.js'), seed: built('seed.js'), shop: built('main.js') };
  const missing = Object.values(programs).find((path) => !existsSync(path));
  if (missing === undefined) return programs;
  throw new SetUpProblem(
    'NOT_BUILT',
    `${missing} is missing. Remove the folder .cache/build and start again.`,
  );
}
