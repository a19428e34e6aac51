import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder, removeFolders } from '../support/folders.js';
import { withScript } from '../support/script-module.js';
import { until } from '../support/waiting.js';

afterAll(removeFolders);

const locked = (path: string, work: string, onWait = '') =>
  withScript(
    'lock.mjs',
    `
    const { writeFileSync } = await import('node:fs');
    await m.withLock(${JSON.stringify(path)}, async () => { ${work} }, () => { ${onWait} });`,
  );

test('a command waits, and says so, while a running command has the lock', async () => {
  const [lock, waits] = [join(aFolder(), 'lock'), join(aFolder(), 'waits')];
  writeFileSync(lock, String(process.pid));
  const second = locked(lock, `console.log('works')`, `writeFileSync(${JSON.stringify(waits)}, '')`);
  await until('the second one waits', () => existsSync(waits));
  rmSync(lock);
  expect((await second).output).toBe('works');
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a killed command does not block others', async () => {
  const lock = join(aFolder(), 'lock');
  writeFileSync(lock, '999999999');
  expect((await locked(lock, `console.log('works')`)).output).toBe('works');
});

test('a failing command releases the lock', async () => {
  const lock = join(aFolder(), 'lock');
  expect((await locked(lock, `throw new Error('no')`)).code).toBe(1);
  expect(existsSync(lock)).toBe(false);
});
