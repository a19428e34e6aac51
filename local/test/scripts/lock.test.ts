import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder, removeFolders } from '../support/folders.js';
import { withScript } from '../support/script-module.js';

afterAll(removeFolders);

const locked = (path: string, work: string) =>
  withScript(
    'lock.mjs',
    `await m.withLock(${JSON.stringify(path)}, async () => { ${work} }, () => console.log('waiting'))`,
  );

test('two commands take turns, and the second says that it waits', async () => {
  const lock = join(aFolder(), 'lock');
  const write = (text: string) =>
    `console.log('${text}'); await new Promise((done) => setTimeout(done, 600)); console.log('${text}');`;
  const first = locked(lock, write('first'));
  while (!existsSync(lock)) await new Promise(setImmediate);
  const second = await locked(lock, write('second'));
  expect((await first).output).toBe('first\nfirst');
  expect(second.output).toBe('waiting\nsecond\nsecond');
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a command that was killed holds nobody up', async () => {
  const lock = join(aFolder(), 'lock');
  writeFileSync(lock, '999999999');
  expect((await locked(lock, `console.log('works')`)).output).toBe('works');
});

test('a command that fails gives the lock back', async () => {
  const lock = join(aFolder(), 'lock');
  expect((await locked(lock, `throw new Error('no')`)).code).toBe(1);
  expect(existsSync(lock)).toBe(false);
});
