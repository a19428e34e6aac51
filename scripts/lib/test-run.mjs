import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGuardian } from './guardian.mjs';
import { runJest } from './jest-run.mjs';
import { prepare } from './prepare.mjs';
import { explain } from './refusal.mjs';
import { startLocalServices } from './local-services.mjs';
import { createSteps } from './step.mjs';
import { chooseProjects, DEFAULT_PROJECTS } from './test-projects.mjs';

/** Projects whose files start the built shop and open its pages. */
const BROWSER = ['journey', 'e2e', 'e2e-faults', 'gallery'];

const HELP = `npm test -- [options]
  --selectProjects <project…>    ${DEFAULT_PROJECTS.join(', ')} unless some are named; also e2e, faults, e2e-faults, local-faults
  --testPathPatterns <pattern>   only files whose path it matches
  -t <pattern>                   only tests whose name it matches
All options are Jest's: npx jest --help`;

/** The set-up of `npm test`, the tests themselves, and the count. Sets the exit code; removes all it made in any case. */
export async function testRun(words) {
  if (words.includes('--help') || words.includes('-h')) {
    console.log(HELP);
    return;
  }
  const { projects, jestArgs } = chooseProjects(words);
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupted.abort());
  const folder = temporaryFolder();
  let total;
  try {
    total = await runProjects({ projects, jestArgs, folder, interrupted: interrupted.signal });
  } catch (error) {
    console.error(`\n${explain(error)}`);
    total = { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  if (interrupted.signal.aborted) console.error('Interrupted.');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || interrupted.signal.aborted ? 1 : 0;
}

/** Everything that tests leave in the system's folder for temporary files ends up in here. */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'axle-test-'));
  // As root, the tests' Postgres runs as another user and must get through.
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, 'tmp'), { mode: 0o711 });
  return folder;
}

async function runProjects({ projects, jestArgs, folder, interrupted }) {
  const faults = projects.includes('faults');
  const startsShops = faults || projects.some((project) => BROWSER.includes(project));
  const steps = createSteps(process.stderr);
  const workspaces = [
    'graphql-api',
    'local',
    ...(startsShops ? ['web', 'explorer', 'behind'] : []),
    ...(faults ? ['bench'] : []),
  ];
  await prepare(steps, workspaces, faults ? 'all' : 'tests');
  const guardian = startGuardian();
  guardian.removeAtEnd(folder);

  let localServices;
  try {
    if (faults || projects.includes('api')) {
      localServices = await steps.run(
        'Start Postgres, the Auth emulator and the payments sandbox',
        startLocalServices,
      );
    }
    if (interrupted.aborted) return { passed: 0, failed: 0 };
    return await runJest({
      // Whatever follows `--selectProjects` is taken for a project: files that were named come first.
      args: [...jestArgs, '--selectProjects', ...projects],
      // The local services know no TLS, whatever the shell asks all servers of Postgres for.
      env: { TMPDIR: join(folder, 'tmp'), PGSSLMODE: 'disable', ...localServices?.env },
      resultFile: join(folder, 'result.json'),
      interrupted,
      guardian,
    });
  } finally {
    await localServices?.stop();
    await guardian.dismiss();
  }
}
