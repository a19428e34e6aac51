import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SPEC_ROWS } from './support/spec.js';

/** The numbers that the names of the browser tests begin with. */
const named = readdirSync(__dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => readFileSync(join(__dirname, file), 'utf8').match(/(?<=\(['"`])(§\d+\.\d+ )+/g) ?? [])
  .flatMap((rows) => rows.trim().split(' '));

test('every row of sections 5 and 8 has a browser test, and no test names an unknown row', () => {
  expect([...new Set(named)].sort()).toEqual(Object.keys(SPEC_ROWS).sort());
});
