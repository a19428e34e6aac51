/**
 * `npm run check`: every static gate, two at a time, each with its own verdict; ends with `N passed, N failed`.
 * `npm run check -- lint types` runs the named ones only.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { prepare } from './lib/prepare.mjs';
import { explain } from './lib/refusal.mjs';
import { inRoot } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { createSteps } from './lib/step.mjs';

/** What depcruise checks: sources, and the scripts that may not reach into them. */
const IMPORTING = [
  'web/src',
  'web/explorer',
  'web/behind',
  'graphql-api/src',
  'local/src',
  'local/payments/src',
  'bench/src',
  'scripts',
];

/** What the spelling checker reads: code, contracts, docs, texts. */
const SPELLED = [
  '**/*.{ts,tsx,mjs,cjs,graphql,md,mdx}',
  '.dependency-cruiser.cjs',
  'local/demo-data/jobs.json',
];

const script = (path, ...args) => ({ file: process.execPath, args: [inRoot(path), ...args] });
const tool = (name, ...args) => ({ file: inRoot('node_modules', '.bin', name), args });

/** A program that prints a committed file; fails when it prints something else. */
const generator = (make, program, compare) => ({ file: process.execPath, args: [program], make, compare });

/** Gates by name, the longest that has one thread first. */
const gates = {
  // Seven does in native code what six does, and six has the programming interface that other tools need.
  types: ['web', 'graphql-api', 'local', 'local/payments', 'local/payments/src/browser', 'bench', 'e2e'].map(
    (folder) => script('node_modules/typescript-7/bin/tsc', '--noEmit', '-p', folder),
  ),
  lint: [
    tool('oxlint', '--config', 'oxlint.config.mjs'),
    tool('eslint', '--cache', '--cache-location', '.cache/eslint/', 'web'),
  ],
  imports: [
    tool('depcruise', ...IMPORTING, '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'),
  ],
  unused: [tool('knip')],
  format: [tool('oxfmt', '--check')],
  schema: [generator('schema', 'graphql-api/dist/bin/print-schema.js', 'schema.graphql')],
  docs: [{ file: process.execPath, args: ['scripts/check-docs.mjs'] }],
  codegen: [tool('graphql-codegen', '--config', 'codegen.yml', '--check')],
  // Words that only this shop would use, each with what to write instead: cspell.json.
  spelling: [tool('cspell', 'lint', '--no-progress', '--no-summary', '--quiet', '--gitignore', ...SPELLED)],
  commits: [script('scripts/check-commits.mjs')],
  lines: [script('scripts/check-lines.mjs')],
};

/** What is wrong, in the tool's words; undefined when nothing is. */
async function faultOf({ file, args, make, compare }) {
  const { code, stdout, output } = await run(file, args, { env: { ...process.env, FORCE_COLOR: '0' } });
  if (code !== 0) return output.trim();
  if (!compare || readFileSync(inRoot(compare), 'utf8') === stdout) return undefined;
  return `${compare} is not what the code makes: npm run ${make}`;
}

async function pass(name) {
  const startedAt = performance.now();
  const faults = [];
  for (const command of gates[name]) faults.push(await faultOf(command));
  const found = faults.filter((fault) => fault !== undefined);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log([`${found.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`, ...found].join('\n'));
  return found.length === 0;
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in gates));
if (unknown.length > 0) {
  console.error(`There is no gate ${unknown.join(', ')}: ${Object.keys(gates).join(', ')}.`);
  process.exit(2);
}

try {
  await prepare(createSteps(process.stderr), ['graphql-api'], 'all');
  const waiting = named.length > 0 ? named : Object.keys(gates);
  const verdicts = [];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) verdicts.push(await pass(name));
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  const failed = verdicts.filter((ok) => !ok).length;
  console.log(`${verdicts.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(explain(error));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
