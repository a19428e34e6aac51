import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outsideOf } from '../../src/postgres/postgres-place.js';

export const isRoot = process.getuid?.() === 0;

const made: string[] = [];

/** A new empty folder. `closed` puts it where no other user gets in, as below root's own home. */
export function aFolder({ closed = false } = {}): string {
  const parent = mkdtempSync(join(tmpdir(), 'axle-local-test-'));
  made.push(parent);
  chmodSync(parent, closed ? 0o700 : 0o711);
  const folder = join(parent, 'data');
  mkdirSync(folder);
  return folder;
}

/** Removes every folder of this test file, and what Postgres had to put elsewhere on their behalf. */
export function removeFolders(): void {
  for (const parent of made.splice(0)) {
    const data = join(parent, 'data');
    if (existsSync(data)) rmSync(outsideOf(data), { recursive: true, force: true });
    rmSync(parent, { recursive: true, force: true });
  }
}
