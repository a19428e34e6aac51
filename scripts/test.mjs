/**
 * `npm test`: installs and builds what is missing, starts what the chosen tests need, runs them all with Jest and
 * ends with the line `N passed, N failed`. Arguments go to Jest: `npm test -- --selectProjects api -t "last unit"`.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nothing, runJest, sum } from './lib/jest-run.mjs';
import { prepare } from './lib/prepare.mjs';
import { explain } from './lib/refusal.mjs';
import { inRoot } from './lib/root.mjs';
import { startStandIns } from './lib/stand-ins.mjs';
import { createSteps } from './lib/step.mjs';
import { chooseProjects } from './lib/test-projects.mjs';

const { projects, jestArgs } = chooseProjects(process.argv.slice(2), { e2e: existsSync(inRoot('e2e')) });
const needsServers = projects.some((project) => project === 'api' || project === 'e2e');
const workspaces = ['graphql-api', 'local', ...(projects.includes('e2e') ? ['web'] : [])];

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupted.abort());

const results = mkdtempSync(join(tmpdir(), 'axle-test-'));
const steps = createSteps(process.stderr);
let total = nothing;
let standIns;

/** Runs some of the projects after what ran before; nothing when none of them was chosen or Ctrl-C came. */
async function run(some, ...more) {
  const chosen = projects.filter((project) => some.includes(project));
  if (chosen.length === 0 || interrupted.signal.aborted) return;
  total = sum(
    total,
    await runJest({
      args: ['--selectProjects', ...chosen, ...more, ...jestArgs],
      env: standIns?.env ?? {},
      resultFile: join(results, `${chosen.join('-')}.json`),
      abort: interrupted.signal,
    }),
  );
}

try {
  await prepare(steps, workspaces);
  if (needsServers)
    standIns = await steps.run('Start Postgres, the Auth emulator and the payments sandbox', startStandIns);
  await run(['unit', 'api', 'web']);
  // These start whole shops: one at a time, with the machine to themselves.
  await run(['local', 'e2e'], '--runInBand');
} catch (error) {
  console.error(`\n${explain(error)}`);
  total = sum(total, { passed: 0, failed: 1 });
} finally {
  await standIns?.stop();
  rmSync(results, { recursive: true, force: true });
}
if (interrupted.signal.aborted) console.error('Interrupted.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || interrupted.signal.aborted ? 1 : 0;
