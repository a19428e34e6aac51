import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the supervisor of a data folder wrote down about its run; undefined where there is none, or it was killed while it first wrote. */
export function readRun(dataDir) {
  const path = join(dataDir, 'run.json');
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
