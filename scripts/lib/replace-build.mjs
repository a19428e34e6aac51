import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './root.mjs';

const KEEP_MS = 7 * 24 * 3_600_000;
/** Times at which each file that only earlier builds use was superseded, by its path. */
const SUPERSEDED = inRoot('.cache', 'build', 'superseded.json');

/**
 * Puts a finished build in the place of the one before. Files of `chunks`, folders whose names carry a hash of the content, stay for a
 * week after they were superseded: a shop that runs from this folder, and its pages in browsers, still load them.
 */
export function replaceBuild(fresh, place, chunks) {
  for (const folder of chunks) keepSuperseded(join(place, folder), join(fresh, folder));
  const before = `${fresh}.before`;
  rmSync(before, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, before);
  renameSync(fresh, place);
  rmSync(before, { recursive: true, force: true });
}

function keepSuperseded(before, fresh) {
  if (!existsSync(before)) return;
  const known = existsSync(SUPERSEDED) ? JSON.parse(readFileSync(SUPERSEDED, 'utf8')) : {};
  const since = Object.fromEntries(Object.entries(known).filter(([path]) => existsSync(path)));
  const current = new Set(readdirSync(fresh));
  for (const name of readdirSync(before)) {
    const path = join(before, name);
    if (current.has(name)) {
      delete since[path];
      continue;
    }
    since[path] ??= Date.now();
    if (Date.now() - since[path] < KEEP_MS) linkSync(path, join(fresh, name));
    else delete since[path];
  }
  mkdirSync(join(SUPERSEDED, '..'), { recursive: true });
  writeFileSync(SUPERSEDED, JSON.stringify(since));
}
