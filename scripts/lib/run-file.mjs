import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the supervisor of a data folder recorded about its run; undefined where there is none, or it was killed during its first write. */
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
