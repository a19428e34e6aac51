import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { SetUpProblem } from '../config/set-up-problem.js';
import type { RunAs } from '../process/managed-process.js';
import { binariesIn, type PostgresBinaries } from './postgres-binaries.js';

/** Folder of a cluster, which binaries serve it, and as whom they run. */
export interface PostgresPlace {
  clusterDir: string;
  binaries: PostgresBinaries;
  /** Set when we are root, as whom PostgreSQL refuses to run. */
  runAs?: RunAs;
  /** The folder outside the data folder that was needed, for the program that removes the data folder to remove as well. */
  outside?: string;
}

const POINTER = 'postgres-is-elsewhere.txt';

/**
 * Chooses where Postgres runs for this data folder, which must exist (ADR 003). Normally inside it. As root the server
 * runs as `nobody`; if that user can't get into the folder or to the binaries, both go to a folder outside that belongs to
 * this data folder. A pointer file ties the two together: without it, what was outside is removed and begun afresh.
 */
export function choosePlace(dataDir: string, binaries: PostgresBinaries): PostgresPlace {
  const clusterDir = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) return { clusterDir, binaries };

  const runAs = ownerOf(clusterDir) ?? nobody();
  if (canReach(runAs, dataDir) && canRun(runAs, binaries.postgres)) return { clusterDir, binaries, runAs };
  return placeOutside(dataDir, binaries, runAs);
}

/**
 * The folder outside that belongs to a data folder, whether or not it was ever needed. In /var/tmp, which outlives a restart
 * of the machine; but temporary data stays in the temporary folder. The data folder must exist.
 */
export function outsideOf(dataDir: string): string {
  const real = realpathSync(dataDir);
  const isTemporary = real.startsWith(`${realpathSync(tmpdir())}${sep}`) && canReach(nobody(), tmpdir());
  const base = isTemporary ? tmpdir() : '/var/tmp';
  return join(base, `axle-${createHash('sha256').update(real).digest('hex').slice(0, 12)}`);
}

function placeOutside(dataDir: string, installed: PostgresBinaries, runAs: RunAs): PostgresPlace {
  const outside = outsideOf(dataDir);
  const key = keyOfPointer(dataDir, outside);
  // Anyone may make folders in /var/tmp: what is not root's own is not ours.
  const there = lstatSync(outside, { throwIfNoEntry: false });
  if (there && (!there.isDirectory() || there.uid !== 0)) {
    throw new SetUpProblem(
      'POSTGRES_UNREACHABLE_FOLDER',
      `${outside} belongs to someone else. Remove it, or set DATA_DIR to another folder.`,
    );
  }
  if (!there || key !== readKey(join(outside, 'key'))) {
    rmSync(outside, { recursive: true, force: true });
    // Throws if another process was faster.
    mkdirSync(outside);
  }
  chmodSync(outside, 0o711);
  writeFileSync(join(outside, 'key'), key, { mode: 0o600 });

  const binaries = binariesIn(join(outside, 'binaries'));
  if (!isCopyOf(binaries, installed)) copyBinaries(installed, binaries);
  if (!canRun(runAs, binaries.postgres)) {
    throw new SetUpProblem(
      'POSTGRES_UNREACHABLE_FOLDER',
      `PostgreSQL doesn't run as root, and the user "nobody" may not run it from ${outside}. ` +
        'Start the shop as an ordinary user, or set DATABASE_URL to a Postgres of your own.',
    );
  }
  return { clusterDir: join(outside, 'postgres'), binaries, runAs, outside };
}

/** The secret both folders share; a data folder that has none yet gets one. */
function keyOfPointer(dataDir: string, outside: string): string {
  const pointer = join(dataDir, POINTER);
  const key = /^key: (.+)$/m.exec(existsSync(pointer) ? readFileSync(pointer, 'utf8') : '')?.[1];
  if (key) return key;
  const fresh = randomUUID();
  writeFileSync(
    pointer,
    'PostgreSQL does not run as root, and the user it runs as cannot enter this folder.\n' +
      `The database is therefore in ${outside}.\n` +
      `Removing this folder means a fresh database at the next start.\nkey: ${fresh}\n`,
  );
  return fresh;
}

const readKey = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

/** The server's own bytes tell whether a copy is of this version; it is written last. */
const isCopyOf = (copy: PostgresBinaries, original: PostgresBinaries): boolean =>
  existsSync(copy.postgres) && readFileSync(copy.postgres).equals(readFileSync(original.postgres));

function copyBinaries(from: PostgresBinaries, to: PostgresBinaries): void {
  rmSync(to.root, { recursive: true, force: true });
  mkdirSync(to.root, { recursive: true });
  // Headers and static libraries are for building against PostgreSQL, not for running it.
  const wanted = (path: string) => !path.endsWith('.a') && !path.endsWith('pkgconfig');
  for (const folder of ['lib', 'share', 'bin']) {
    cpSync(join(from.root, folder), join(to.root, folder), {
      recursive: true,
      filter: wanted,
      verbatimSymlinks: true,
    });
  }
  spawnSync('chmod', ['-R', 'a+rX', to.root]);
}

/** A cluster made by an ordinary user stays that user's when root starts the shop. */
function ownerOf(clusterDir: string): RunAs | undefined {
  const { uid = 0, gid = 0 } = lstatSync(clusterDir, { throwIfNoEntry: false }) ?? {};
  return uid === 0 ? undefined : { uid, gid };
}

function nobody(): RunAs {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Asks by trying, which also answers for access lists, network folders and mount options. */
const canReach = (user: RunAs, folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/', env: {} }).status === 0;

const canRun = (user: RunAs, program: string): boolean =>
  spawnSync(program, ['--version'], { ...user, cwd: '/', env: {} }).status === 0;
