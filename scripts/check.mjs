/**
 * `npm run check`: every static gate, two at a time, each with its own verdict; ends with `N passed, N failed`.
 * `npm run check -- lint types` runs the named ones only.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { prepare } from './lib/prepare.mjs';
import { explain } from './lib/refusal.mjs';
import { inRoot, root } from './lib/root.mjs';
import { createSteps } from './lib/step.mjs';

const bin = (name) => inRoot('node_modules', '.bin', name);
const run = (name, ...args) => ({ command: bin(name), args });

/** Gates by name. `compare` runs a generator and fails when what it makes is not what is committed. */
const gates = {
  types: ['web', 'graphql-api', 'local', 'local/src/payments/browser', 'e2e'].map((folder) =>
    run('tsc', '--noEmit', '-p', folder),
  ),
  lint: [run('eslint', '--cache', '--cache-location', '.cache/eslint/', '.')],
  format: [
    run('prettier', '--check', '--cache', '--cache-location', '.cache/prettier', '--log-level', 'warn', '.'),
  ],
  imports: [
    run(
      'depcruise',
      'web/src',
      'web/explorer',
      'graphql-api/src',
      'local/src',
      '--config',
      '.dependency-cruiser.cjs',
    ),
  ],
  floors: [
    { command: process.execPath, args: ['scripts/floors.mjs'], compare: 'docs/floors.md', make: 'floors' },
  ],
  unused: [run('knip')],
  schema: [
    {
      command: process.execPath,
      args: ['graphql-api/dist/bin/print-schema.js'],
      compare: 'schema.graphql',
      make: 'schema',
    },
  ],
  codegen: [run('graphql-codegen', '--config', 'codegen.yml', '--check')],
};

/** Answers exit code and output of a command. */
function execute({ command, args, compare, make }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } });
    let [printed, complaint] = ['', ''];
    child.stdout.on('data', (chunk) => (printed += chunk));
    child.stderr.on('data', (chunk) => (complaint += chunk));
    child.once('error', reject);
    child.once('close', async (code) => {
      if (!compare || code !== 0) return resolve({ ok: code === 0, output: printed + complaint });
      const same = (await readFile(join(root, compare), 'utf8')) === printed;
      resolve({ ok: same, output: same ? '' : `${compare} is not what the code makes: npm run ${make}` });
    });
  });
}

async function pass(name) {
  const startedAt = performance.now();
  const results = [];
  for (const command of gates[name]) results.push(await execute(command));
  const ok = results.every((result) => result.ok);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!ok)
    console.log(
      results
        .map(({ output }) => output.trim())
        .filter(Boolean)
        .join('\n'),
    );
  return ok;
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in gates));
if (unknown.length > 0) {
  console.error(`There is no gate ${unknown.join(', ')}: ${Object.keys(gates).join(', ')}.`);
  process.exit(2);
}

try {
  await prepare(createSteps(process.stderr), ['graphql-api']);
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
