/**
 * `npm run check -- commits`: subjects of commits since `cspell.json` was added are at most 72 characters, begin with a capital
 * letter, do not end with a period and have no forbidden word. An archive without history has nothing to check.
 */
import { spawnSync } from 'node:child_process';

import { inRoot } from './lib/root.mjs';

const MAX_LENGTH = 72;
const git = (...args) => spawnSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).stdout ?? '';

const [first] = git('log', '--diff-filter=A', '--format=%H', '--', 'cspell.json').trim().split('\n');
const subjects = first ? git('log', '--no-merges', '--format=%s', `${first}..HEAD`).trim() : '';
const wrong = subjects
  .split('\n')
  .filter((subject) => subject && (subject.length > MAX_LENGTH || !/^[A-Z].*[^.]$/.test(subject)))
  .map(
    (subject) =>
      `"${subject}" is longer than ${MAX_LENGTH} characters, does not begin with a capital letter, or ends with a period.`,
  );
const spelled = spawnSync(
  process.execPath,
  [inRoot('node_modules/cspell/bin.mjs'), 'lint', '--no-progress', '--no-summary', 'stdin'],
  { cwd: inRoot(), encoding: 'utf8', input: subjects },
);
const problems = [...wrong, ...(spelled.status === 0 ? [] : [spelled.stdout.trim()])];
if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exitCode = 1;
}
