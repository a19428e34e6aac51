import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reachablePackages } from './packages.mjs';
import { Refusal } from './refusal.mjs';
import { run } from './run.mjs';

/** What a command may need installed, each with all before it. */
const KINDS = ['shop', 'tests', 'all'];

const SHOP = ['web', 'graphql-api', 'local', 'local/payments'];

/** What npm is asked for, in words of its own and as folders of the lock file. */
const WANTED = {
  shop: { args: ['--omit=dev', ...inWorkspaces(SHOP)], roots: ['', ...SHOP], dev: false },
  tests: { args: ['--include=dev', ...inWorkspaces(SHOP)], roots: ['', ...SHOP], dev: true },
  all: { args: ['--include=dev'], roots: ['', ...SHOP, 'bench'], dev: true },
};

function inWorkspaces(names) {
  return [...names.map((name) => `--workspace=${name}`), '--include-workspace-root'];
}

/**
 * What the packages of a project folder need for a kind of command: `null` when they are complete and match
 * package-lock.json, else the reason to install, for the user to read. A `node_modules` that is a link is someone
 * else's and is taken as it is.
 */
export function whyInstall(root, kind) {
  const folder = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false });
  if (folder?.isSymbolicLink()) return null;
  if (existsSync(unfinishedMark(root))) return 'an earlier install did not finish';
  if (!folder) return 'no packages yet';
  const installed = installedKind(root);
  if (installed && !includes(installed, kind)) return `what ${purpose(kind)} comes on top`;
  const needed = neededFor(root, kind);
  const absent = needed.find(([path]) => !existsSync(join(root, path, 'package.json')));
  if (absent) return `${absent[0]} is missing`;
  if (installed) return null;
  // Installed manually: npm's own record, written last, tells whether it was from this lock file.
  const record = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (needed.some(([path, { version }]) => record?.packages?.[path]?.version !== version))
    return 'package-lock.json has changed';
  markFinished(root, kind);
  return null;
}

/** Installs what a kind of command needs, adding to what is there of this lock file. Throws a Refusal that says why it failed. */
export async function install(root, kind) {
  const installed = !existsSync(unfinishedMark(root)) && installedKind(root);
  const adding = installed && !includes(installed, kind);
  mkdirSync(dirname(unfinishedMark(root)), { recursive: true });
  writeFileSync(
    unfinishedMark(root),
    'npm began to install here. While this file is there, it has not finished.\n',
  );
  // "npm ci" would begin with removing everything; this takes the same versions from the same lock file.
  const command = adding ? ['install', '--no-save'] : ['ci'];
  const options = ['--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await npm(root, [...command, ...WANTED[kind].args, ...options]);
  if (code !== 0) throw new Refusal(whyFailed(output));
  markFinished(root, kind);
  rmSync(unfinishedMark(root));
}

/** Whether a kind that is installed has all that another needs. */
const includes = (installed, kind) => KINDS.indexOf(installed) >= KINDS.indexOf(kind);
const purpose = (kind) => ({ tests: 'the tests need', all: 'checks and benchmarks need' })[kind];

const unfinishedMark = (root) => join(root, '.cache', 'installing');
const finishedMark = (root) => join(root, 'node_modules', '.axle-installed');
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const readJson = (path) => JSON.parse(readText(path) ?? 'null');

const markFinished = (root, kind) => writeFileSync(finishedMark(root), `${lockHash(root)} ${kind}`);

/** What was installed here from the lock file as it is now. */
function installedKind(root) {
  const [hash, kind] = readText(finishedMark(root))?.split(' ') ?? [];
  return hash === lockHash(root) ? kind : undefined;
}

/** The packages that must be there on every system, with their entries in the lock file. */
function neededFor(root, kind) {
  const { roots, dev } = WANTED[kind];
  const needed = reachablePackages(readJson(join(root, 'package-lock.json')), roots, { dev });
  return [...needed].filter(
    ([, entry]) => !entry.link && !entry.optional && !entry.devOptional && !entry.peer && (dev || !entry.dev),
  );
}

/** npm as the one that called us, else the one on the path. */
function npm(cwd, args) {
  const script = process.env.npm_execpath;
  return /\.c?js$/.test(script ?? '')
    ? run(process.execPath, [script, ...args], { cwd })
    : run('npm', args, { cwd });
}

function whyFailed(output) {
  if (/ENOSPC|no space left/i.test(output))
    return 'The disk is full: the packages need about 1.5 GB while they are installed. Free some space and run the command again.';
  // EACCES, where a folder of PATH may not be read.
  if (/spawn npm E(?:NOENT|ACCES)/.test(output))
    return 'npm was not found. It comes with Node: install Node 20.19 or newer from nodejs.org, and run the command again.';
  if (/EACCES|EPERM/.test(output))
    return `npm may not write to this folder. Make it yours, or clone the project to a folder of your own.\n\n${tail(output)}`;
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
