import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/**
 * Runs Jest and counts. When it is interrupted, everything that it started ends too, and the count is of what Jest had
 * finished. The guardian ends Jest should this process be killed.
 *
 * @param {{ args: string[], env: NodeJS.ProcessEnv, resultFile: string, interrupted: AbortSignal, guardian: ReturnType<typeof import('./guardian.mjs').startGuardian> }} run
 */
export async function runJest({ args, env, resultFile, interrupted, guardian }) {
  const watching = args.some((word) => word.startsWith('--watch'));
  const child = spawn(
    process.execPath,
    [inRoot('node_modules', 'jest', 'bin', 'jest.js'), ...common(resultFile), ...args],
    {
      cwd: inRoot(),
      env: { ...process.env, ...(process.stderr.isTTY && { FORCE_COLOR: '1' }), ...env },
      // A group of its own can be ended as a whole; but only the terminal's own group may read its keys.
      detached: !watching,
      // Jest reports on standard error; on standard output it only says where the JSON went.
      stdio: [watching ? 'inherit' : 'ignore', 'ignore', 'inherit'],
    },
  );
  if (!watching) guardian.watch({ pid: child.pid, stopSignal: 'SIGTERM', graceMs: 5_000 });
  // Its workers, and the shops that they started, are in its group.
  const interrupt = () => process.kill(watching ? child.pid : -child.pid, 'SIGINT');
  interrupted.addEventListener('abort', interrupt);
  const code = await new Promise((resolve) => child.once('close', resolve));
  interrupted.removeEventListener('abort', interrupt);
  // What an interrupted run leaves in its group is the guardian's.
  if (!interrupted.aborted) guardian.release(child.pid);
  // That of an interrupted run says nothing of its tests.
  const end = interrupted.aborted ? 0 : code;
  if (existsSync(resultFile)) return count(JSON.parse(readFileSync(resultFile, 'utf8')), args, end);
  return { passed: 0, failed: code === 0 ? 0 : 1 };
}

const common = (resultFile) => [
  '--json',
  `--outputFile=${resultFile}`,
  `--cacheDirectory=${inRoot('.cache', 'jest')}`,
];

/**
 * How many tests passed and how many did not, after Jest ended with an exit code. Suites that could not run and skipped tests count as
 * failed, and so does a run for which Jest found no test, or no test of the name that was requested.
 */
export function count(results, args, code) {
  // With a name filter, "pending" are the tests that were not requested.
  const filtered = args.some((word) => /^(-t|--testNamePattern)/.test(word));
  const skipped = filtered ? 0 : results.numPendingTests + results.numTodoTests;
  if (skipped > 0) console.error(`${skipped} skipped: in this project a skipped test counts as failed.`);
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites + skipped;
  const noneOfTheName = filtered && results.numPassedTests === 0 && results.numPendingTests > 0;
  const good = results.success && code === 0 && !noneOfTheName;
  return { passed: results.numPassedTests, failed: failed === 0 && !good ? 1 : failed };
}
