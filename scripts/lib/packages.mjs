import { readFile } from 'node:fs/promises';
import { inRoot } from './root.mjs';

/** The workspaces of which something is in the image. */
const SHIPPED = ['graphql-api', 'web'];

/** Packages that name their licence in a file of theirs only. */
const LICENCE_FILES = { 'limiter@1.1.5': 'MIT' };

/** The folder in which Node finds the package `name` for files in `from`: in the nearest folder above that has it. */
function find(packages, from, name) {
  const folders = from === '' ? [] : from.split('/');
  while (folders.length > 0) {
    const path = [...folders, 'node_modules', name].join('/');
    if (packages[path]) return path;
    folders.pop();
  }
  return packages[`node_modules/${name}`] && `node_modules/${name}`;
}

/**
 * The entries of a lock file that the folders `roots` ask for ('' is the project itself), with all that these ask for, by path. Their
 * development packages count when `dev` is set. Read from the lock file, so that it is what `npm ci` installs anywhere. (`npm sbom`
 * of npm 11 leaves out what another workspace asks for in development, React for one.)
 */
export function reachablePackages({ packages }, roots, { dev = false } = {}) {
  const found = new Map();
  const look = (from, { dependencies, optionalDependencies, peerDependencies, devDependencies }) => {
    const development = dev && roots.includes(from) ? devDependencies : {};
    const asked = { ...dependencies, ...optionalDependencies, ...peerDependencies, ...development };
    for (const name of Object.keys(asked)) {
      const path = find(packages, from, name);
      if (path === undefined || found.has(path)) continue;
      found.set(path, packages[path]);
      look(path, packages[path]);
    }
  };
  for (const root of roots) look(root, packages[root]);
  return found;
}

/** The packages that run in production, in the order of their names: what the API asks for, and what is built into the pages. */
export async function shippedPackages() {
  const lock = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8'));
  const shipped = [...reachablePackages(lock, SHIPPED)].map(([path, entry]) => {
    const name = entry.name ?? path.split('node_modules/').pop();
    return { ...entry, name, license: entry.license ?? LICENCE_FILES[`${name}@${entry.version}`] };
  });
  return shipped.sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
]);

/** Libraries in files of their own, unchanged, which operators can replace: the LGPL asks for no more (ADR 050). */
const REPLACEABLE = /^@img\/sharp-/;

/** Whether we may ship a package under its licence: an SPDX name, or a choice among several. */
export const isAllowed = (licence = '', name = '') =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .every((one) => ALLOWED.has(one) || (one === 'LGPL-3.0-or-later' && REPLACEABLE.test(name))),
    );
