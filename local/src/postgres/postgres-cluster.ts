import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SetUpProblem } from '../config/set-up-problem.js';
import type { ManagedProcess } from '../process/managed-process.js';
import { commandLine } from '../process/process-identity.js';
import { POSTGRES_MAJOR } from './postgres-binaries.js';
import type { PostgresPlace } from './postgres-place.js';

/** The one superuser of a local cluster. */
export const SUPERUSER = 'postgres';

/**
 * Creates the cluster if there is none yet. It is made next to its place and moved there when complete, so a start
 * that was cut short leaves nothing that looks like a database. Text is UTF-8 with PostgreSQL's own C.UTF-8 rules, which
 * need no locale of the system. Throws POSTGRES_OTHER_VERSION, POSTGRES_UNREACHABLE_FOLDER, DISK_FULL or POSTGRES_FAILED.
 */
export async function createClusterIfMissing(
  place: PostgresPlace,
  password: string,
  launch: (file: string, args: readonly string[]) => ManagedProcess,
): Promise<void> {
  const { clusterDir, binaries, runAs } = place;
  if (existsSync(clusterDir)) {
    assertUsable(place);
    return;
  }
  removeUnfinished(clusterDir);
  const unfinished = `${clusterDir}.unfinished-${process.pid}`;
  const passwordFile = `${clusterDir}.password-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (runAs) for (const path of [unfinished, passwordFile]) chownSync(path, runAs.uid, runAs.gid);
  chmodSync(unfinished, 0o700);

  const initdb = launch(binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
  const { code } = await initdb.exited;
  rmSync(passwordFile, { force: true });
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw whyNoCluster(clusterDir, initdb.lastLines().join('\n'));
  }
  renameSync(unfinished, clusterDir);
}

/**
 * Refuses a cluster that a living server has open (POSTGRES_IN_USE), and clears the lock file of a server that was killed.
 * PostgreSQL itself only looks whether *some* process of this user has the old id, which in a container is soon the case.
 */
export function clearLockOfKilledServer({ clusterDir }: PostgresPlace): void {
  const lock = join(clusterDir, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  if (commandLine(pid)?.includes(clusterDir)) {
    throw new SetUpProblem(
      'POSTGRES_IN_USE',
      `Another Postgres (process ${pid}) has the data in ${clusterDir} open. Stop that copy, or set DATA_DIR to another folder.`,
    );
  }
  rmSync(lock);
}

function assertUsable({ clusterDir, runAs }: PostgresPlace): void {
  const user = runAs?.uid ?? process.getuid?.();
  if (statSync(clusterDir).uid !== user) {
    throw new SetUpProblem(
      'POSTGRES_UNREACHABLE_FOLDER',
      `The data in ${clusterDir} belongs to another user. Start the shop as that user, remove the folder, or set DATA_DIR to another one.`,
    );
  }
  const version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  if (version === POSTGRES_MAJOR) return;
  throw new SetUpProblem(
    'POSTGRES_OTHER_VERSION',
    `The data in ${clusterDir} was written by PostgreSQL ${version}, and this is ${POSTGRES_MAJOR}. ` +
      'Remove that folder for a fresh database, or set DATA_DIR to another one.',
  );
}

function removeUnfinished(clusterDir: string): void {
  const parent = dirname(clusterDir);
  const leftovers = [`${basename(clusterDir)}.unfinished-`, `${basename(clusterDir)}.password-`];
  for (const name of readdirSync(parent)) {
    if (leftovers.some((prefix) => name.startsWith(prefix))) rmSync(join(parent, name), { recursive: true });
  }
}

function whyNoCluster(clusterDir: string, output: string): SetUpProblem {
  if (reportsFullDisk(output)) return diskFull(clusterDir);
  if (output.includes('could not look up effective user ID')) {
    return new SetUpProblem(
      'POSTGRES_FAILED',
      `Your user id (${process.getuid?.() ?? '?'}) is in no list of users of this system, and Postgres doesn't run without a name. ` +
        'Start the shop as a user that exists, or set DATABASE_URL to a Postgres of your own.',
    );
  }
  return new SetUpProblem(
    'POSTGRES_FAILED',
    `Postgres could not create its data in ${clusterDir}:\n${output.trim()}`,
  );
}

/** PostgreSQL's two ways to say it: at an ordinary write, and when a table can't grow. */
export const reportsFullDisk = (output: string): boolean =>
  /No space left on device|Check free disk space/.test(output);

/** The sentence for a disk that has no room for the database. */
export const diskFull = (clusterDir: string): SetUpProblem =>
  new SetUpProblem(
    'DISK_FULL',
    `The disk that holds ${clusterDir} is full. Free some space (300 MB will do), or set DATA_DIR to a folder on another disk.`,
  );
