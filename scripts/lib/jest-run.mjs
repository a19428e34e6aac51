import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** The tests of a run: how many passed, how many did not. Suites that could not run and skipped tests count as failed. */
export const nothing = { passed: 0, failed: 0 };

export const sum = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed });

/**
 * Runs Jest and counts. `abort` ends it early, as Ctrl-C does; the count is then of what it had finished.
 *
 * @param {{ args: string[], env: NodeJS.ProcessEnv, resultFile: string, abort: AbortSignal }} run
 */
export async function runJest({ args, env, resultFile, abort }) {
  const child = spawn(
    process.execPath,
    [inRoot('node_modules', 'jest', 'bin', 'jest.js'), '--json', `--outputFile=${resultFile}`, ...args],
    {
      cwd: inRoot(),
      env: { ...process.env, ...(process.stderr.isTTY && { FORCE_COLOR: '1' }), ...env },
      // Jest reports on standard error; on standard output it only says where the JSON went.
      stdio: ['inherit', 'ignore', 'inherit'],
    },
  );
  abort.addEventListener('abort', () => child.kill('SIGINT'));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return existsSync(resultFile)
    ? count(JSON.parse(readFileSync(resultFile, 'utf8')), args)
    : { passed: 0, failed: code === 0 ? 0 : 1 };
}

function count(results, args) {
  // With a name filter, "pending" are the tests that were not asked for.
  const filtered = args.some((word) => /^(-t|--testNamePattern)/.test(word));
  const skipped = filtered ? 0 : results.numPendingTests + results.numTodoTests;
  if (skipped > 0) console.error(`${skipped} skipped: in this project a skipped test counts as failed.`);
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites + skipped;
  return { passed: results.numPassedTests, failed: failed === 0 && !results.success ? 1 : failed };
}
