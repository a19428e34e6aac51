import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const NOT_SOURCE = new Set(['node_modules', 'dist', 'test', '.vite']);

/** Every file below a folder that can change what is built from it, sorted. */
export function sourceFiles(folder) {
  const walk = (dir) =>
    readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
      if (NOT_SOURCE.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      const path = join(dir, entry.name);
      return entry.isDirectory() ? walk(path) : [path];
    });
  return walk(folder).sort();
}

/** A hash over the names and contents of files. */
export function hashOf(base, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
