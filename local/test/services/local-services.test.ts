import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createInterface, type Interface } from 'node:readline';
import pg from 'pg';
import { builtFile } from '../../src/config/package-root.js';
import { buildLocal } from '../support/built.js';
import { until } from '../support/waiting.js';

jest.setTimeout(60_000);

interface LocalServices {
  child: ChildProcess;
  addresses: Record<string, string>;
  order: (words: string) => Promise<unknown>;
}

const started: ChildProcess[] = [];

beforeAll(buildLocal);
afterEach(async () => {
  for (const child of started.splice(0)) {
    child.stdin?.end();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
});

const nextLine = async (lines: Interface): Promise<unknown> =>
  JSON.parse(((await once(lines, 'line')) as [string])[0]);

async function start(...words: string[]): Promise<LocalServices> {
  const child = spawn(process.execPath, [builtFile('local-services.js'), ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.push(child);
  const lines = createInterface({ input: child.stdout });
  const addresses = (await nextLine(lines)) as Record<string, string>;
  return {
    child,
    addresses,
    order: (words) => {
      child.stdin.write(`${words}\n`);
      return nextLine(lines);
    },
  };
}

async function query(url: string, sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The folder Postgres works in, wherever that is. */
const dataFolder = async (url: string): Promise<string> =>
  (await query(url, 'show data_directory'))[0]!.data_directory!;

test('all three respond at the printed addresses', async () => {
  const { addresses } = await start();
  expect(Object.keys(addresses).sort()).toEqual([
    'DATABASE_URL',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'STRIPE_API_BASE',
  ]);
  expect(await query(addresses.DATABASE_URL!, `select 'yes' as answer`)).toEqual([{ answer: 'yes' }]);
  for (const url of [
    `http://${addresses.FIREBASE_AUTH_EMULATOR_HOST!}/`,
    `${addresses.STRIPE_API_BASE!}/sandbox/test-cards`,
    `${addresses.STRIPE_API_BASE!}/inbox`,
  ]) {
    expect((await fetch(url)).status).toBe(200);
  }
});

test('only the requested services are started', async () => {
  const { addresses } = await start('--only=auth');
  expect(Object.keys(addresses)).toEqual(['FIREBASE_AUTH_EMULATOR_HOST']);
});

test('a server can be stopped, started, restarted and paused', async () => {
  const { addresses, order } = await start('--only=postgres');
  const url = addresses.DATABASE_URL!;
  await query(url, `create table note (text text); insert into note values ('kept')`);
  expect(await order('stop postgres')).toEqual({ done: 'stop postgres' });
  await expect(query(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await order('start postgres')).toEqual({ done: 'start postgres' });
  expect(await order('restart postgres')).toEqual({ done: 'restart postgres' });
  expect(await query(url, 'select text from note')).toEqual([{ text: 'kept' }]);

  await order('pause postgres');
  let answered = false;
  const answer = query(url, 'select text from note').finally(() => (answered = true));
  expect(await order('paint postgres')).toEqual({ failed: 'paint postgres', why: 'no such order' });
  expect(answered).toBe(false);
  await order('resume postgres');
  expect(await answer).toEqual([{ text: 'kept' }]);
});

test('closing standard input removes everything', async () => {
  const { child, addresses } = await start('--only=postgres');
  const folder = await dataFolder(addresses.DATABASE_URL!);
  expect(folder.startsWith(tmpdir())).toBe(true);
  child.stdin?.end();
  await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  expect(existsSync(folder)).toBe(false);
});

test('a kill -9 removes everything too', async () => {
  const { child, addresses } = await start('--only=postgres');
  const folder = await dataFolder(addresses.DATABASE_URL!);
  child.kill('SIGKILL');
  await until('its folder is gone', () => !existsSync(folder));
  await expect(query(addresses.DATABASE_URL!, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
