import { existsSync } from 'node:fs';
import { identify } from '../../src/process/process-identity.js';
import { buildLocal } from '../support/built.js';
import { aFolder, removeFolders } from '../support/folders.js';
import { withScript } from '../support/script-module.js';
import { until } from '../support/waiting.js';

jest.setTimeout(30_000);

beforeAll(buildLocal);
afterAll(removeFolders);

test('a killed script leaves neither processes nor its temporary folder', async () => {
  const folder = aFolder();
  const { output } = await withScript(
    'guardian.mjs',
    `const { spawn } = await import('node:child_process');
    const guardian = m.startGuardian();
    guardian.removeAtEnd(${JSON.stringify(folder)});
    const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
    guardian.watch({ pid: child.pid, stopSignal: 'SIGTERM', graceMs: 5_000 });
    console.log(child.pid);
    setImmediate(() => process.kill(process.pid, 'SIGKILL'));`,
  );
  expect(Number(output)).toBeGreaterThan(0);
  await until('both are gone', () => !existsSync(folder) && identify(Number(output)) === undefined);
});
