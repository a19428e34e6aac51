import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const NOT_SOURCE = /^(node_modules|dist|test|\.vite|\.cache)$|\.test\.tsx?$|\.d\.ts$/;

/** Every file below a folder that can change what is built from it, sorted. */
export const sourceFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCE.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourceFiles(path) : [path];
    })
    .sort();

/** A hash over the names and contents of files. */
export function hashOf(base, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
