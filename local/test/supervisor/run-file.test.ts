import { join } from 'node:path';

import { RunFile } from '../../src/supervisor/run-file.js';
import { aFolder, removeFolders } from '../support/folders.js';

jest.mock('@axle/payments-sandbox/write-atomically', () => ({
  writeAtomically: () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  },
}));

afterAll(removeFolders);

test('on a full disk, running processes continue and the guardian still tracks them', async () => {
  const guarded = new Set<number>();
  const guardian = {
    watch: ({ pid }: { pid: number }) => guarded.add(pid),
    release: (pid: number) => guarded.delete(pid),
  };
  const about = { url: 'http://localhost:4000', ports: [4000] };
  const run = await RunFile.claim(join(aFolder(), 'run.json'), about, guardian);

  run.watch({ pid: process.pid, stopSignal: 'SIGTERM', graceMs: 1000 });
  expect(guarded).toEqual(new Set([process.pid]));

  run.release(process.pid);
  expect(guarded).toEqual(new Set());
  run.giveBack();
});
