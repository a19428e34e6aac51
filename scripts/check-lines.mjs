/**
 * `npm run check -- lines`: no folder of `lines.json` has more lines of hand-written code than its budget. Tests, generated
 * files and migrations are not counted, and each file belongs to the longest folder that it is in. A commit that raises a budget says why. An archive without Git has nothing to check.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { inRoot } from './lib/root.mjs';

const CODE = /\.(ts|tsx|mjs|css|html|graphql)$/;
const NOT_COUNTED = /\.test\.|\.faults\.|\/test\/|\/testing\/|\.generated\.|\/migrations\//;

const budgets = Object.entries(JSON.parse(readFileSync(inRoot('lines.json'), 'utf8')));
const { stdout } = spawnSync('git', ['ls-files'], { cwd: inRoot(), encoding: 'utf8', maxBuffer: 2 ** 26 });
const files = (stdout ?? '').split('\n').filter((file) => CODE.test(file) && !NOT_COUNTED.test(file));

const longestFirst = budgets.map(([folder]) => folder).sort((one, other) => other.length - one.length);

const lines = new Map();
for (const file of files) {
  const folder = longestFirst.find((one) => file.startsWith(`${one}/`));
  if (folder) {
    const count = readFileSync(inRoot(file), 'utf8').split('\n').length - 1;
    lines.set(folder, (lines.get(folder) ?? 0) + count);
  }
}
for (const [folder, budget] of budgets) {
  const count = lines.get(folder) ?? 0;
  if (process.argv.includes('--print')) console.log(`${folder} ${count} of ${budget}`);
  if (count > budget) {
    console.log(`${folder} has ${count} lines, ${count - budget} more than its budget in lines.json.`);
    process.exitCode = 1;
  }
}
