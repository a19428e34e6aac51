import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { run } from './run.mjs';

/**
 * What the packages of a project folder need: `null` when they are complete and match package-lock.json, else the reason to
 * install, for the user to read. A `node_modules` that is a link is somebody else's and is taken as it is.
 */
export function whyInstall(root) {
  const modules = join(root, 'node_modules');
  const folder = lstatSync(modules, { throwIfNoEntry: false });
  if (folder?.isSymbolicLink()) return null;
  if (existsSync(unfinishedMark(root))) return 'an earlier install did not finish';
  if (!folder) return 'no packages yet';
  const lock = readJson(join(root, 'package-lock.json'));
  const absent = packagesOf(lock).find((path) => !existsSync(join(root, path, 'package.json')));
  if (absent) return `${absent} is missing`;
  if (readText(finishedMark(root)) === lockHash(root)) return null;
  // Installed by hand: npm's own record, written last, tells whether it was from this lock file.
  const record = readJson(join(modules, '.package-lock.json'));
  const isOutdated = packagesOf(lock).some(
    (path) => record?.packages?.[path]?.version !== lock.packages[path].version,
  );
  if (isOutdated) return 'package-lock.json has changed';
  writeFileSync(finishedMark(root), lockHash(root));
  return null;
}

/** Runs `npm ci` and marks the result as finished. Throws a Refusal that says why it failed. */
export async function install(root) {
  mkdirSync(dirname(unfinishedMark(root)), { recursive: true });
  writeFileSync(
    unfinishedMark(root),
    'An "npm ci" began here. While this file is there, it has not finished.\n',
  );
  const kinds = ['--include=dev', '--include=optional'];
  const { code, output } = await npm(root, ['ci', ...kinds, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Refusal(whyFailed(output));
  writeFileSync(finishedMark(root), lockHash(root));
  rmSync(unfinishedMark(root));
}

const unfinishedMark = (root) => join(root, '.cache', 'installing');
const finishedMark = (root) => join(root, 'node_modules', '.axle-installed');
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const readJson = (path) => JSON.parse(readText(path) ?? 'null');

/** The packages that must be there on every system. */
const packagesOf = (lock) =>
  Object.entries(lock.packages)
    .filter(
      ([path, entry]) =>
        path.includes('node_modules/') && !entry.link && !entry.optional && !entry.devOptional && !entry.peer,
    )
    .map(([path]) => path);

/** npm as the one that called us, else the one on the path. */
function npm(cwd, args) {
  const script = process.env.npm_execpath;
  return /\.c?js$/.test(script ?? '')
    ? run(process.execPath, [script, ...args], { cwd })
    : run('npm', args, { cwd });
}

function whyFailed(output) {
  if (/ENOSPC|no space left/i.test(output))
    return 'The disk is full: the packages need about 2.5 GB while they are installed. Free some space and run the command again.';
  if (/EACCES|EPERM/.test(output))
    return `npm may not write to this folder. Make it yours, or clone the project to a folder of your own.\n\n${tail(output)}`;
  if (/spawn npm ENOENT/.test(output))
    return 'npm was not found. It comes with Node: install Node 20.19 or newer from nodejs.org, and run the command again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(output)) {
    return `npm could not reach its registry. Check the network (and "npm config get registry"), and run the command again.\n\n${tail(output)}`;
  }
  if (output.includes('EUSAGE')) {
    return `package.json and package-lock.json don't fit together. Take both from the repository ("git checkout package.json package-lock.json"), or run "npm install" after a change.\n\n${head(output)}`;
  }
  return `"npm ci" failed. Its last lines:\n\n${tail(output)}`;
}

const indented = (lines) => lines.map((line) => `  ${line}`).join('\n');
const head = (output) => indented(output.trim().split('\n').slice(0, 8));
const tail = (output) => indented(output.trim().split('\n').slice(-12));
