import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Refusal } from './refusal.mjs';
import { inRoot } from './root.mjs';

/**
 * Starts the local services for tests over a temporary folder. They end, and remove their folder, on `stop()` and also when
 * this process ends in any other way, because their standard input closes then.
 */
export async function startLocalServices() {
  // A process group of its own: Ctrl-C must not take the database from under tests that are still ending.
  const child = spawn(process.execPath, [inRoot('local', 'dist', 'local-services.js')], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += chunk));
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line'), ended.then(() => null)]);
  if (!first) throw new Refusal(`The servers that the tests need could not start. ${complaint.trim()}`);
  const addresses = JSON.parse(first[0]);
  return {
    /** Their addresses, under the names the tests read. */
    env: {
      TEST_DATABASE_URL: addresses.DATABASE_URL,
      TEST_AUTH_EMULATOR_HOST: addresses.FIREBASE_AUTH_EMULATOR_HOST,
      TEST_STRIPE_API_BASE: addresses.STRIPE_API_BASE,
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
