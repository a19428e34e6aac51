import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

import { inRoot } from '../programs/project-root.js';

/** Date, system and code version of measured figures. Without the machine's name. */
export interface Provenance {
  readonly date: string;
  readonly commit: string;
  readonly node: string;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly memoryGb: number };
}

export function provenance(): Provenance {
  const [core] = cpus();
  return {
    date: new Date().toISOString(),
    commit: commit(),
    node: process.version,
    machine: {
      cpu: core?.model ?? 'unknown',
      cores: cpus().length,
      memoryGb: Math.round(totalmem() / 2 ** 30),
    },
  };
}

/** Writes `bench/results/<name>.json` and returns its path. */
export function writeResult(name: string, result: object): string {
  const folder = inRoot('bench', 'results');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.json`);
  writeFileSync(path, `${JSON.stringify({ ...provenance(), ...result }, null, 2)}\n`);
  return path;
}

/** Short hash, with a mark where files were changed since; empty outside of a repository. */
function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: inRoot(),
      encoding: 'utf8',
    }).trim();
  } catch {
    return '';
  }
}
