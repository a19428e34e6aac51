/** Fakes the build of the API: fails for sources marked as broken. */
import { readFileSync } from 'node:fs';

if (readFileSync(process.argv[2], 'utf8') === 'broken') {
  console.error('main.ts could not be compiled');
  for (let depth = 0; depth < 20; depth++) console.error(`    at build (bundler.js:${depth})`);
  process.exit(1);
}
