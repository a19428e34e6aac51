import { statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { buildLocal } from '../support/built.js';
import { aFolder, removeFolders } from '../support/folders.js';
import { RunningShop, stopShops, untilStopped } from '../support/running-shop.js';
import { until } from '../support/waiting.js';

jest.setTimeout(90_000);

beforeAll(buildLocal);
afterAll(removeFolders);

const statusOf = async (url: string) => (await fetch(url)).status;

describe('a running shop', () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await RunningShop.start(aFolder(), { LOG_LEVEL: 'debug' });
  });
  afterAll(stopShops);

  test('prints one summary of all addresses, and all of them respond', async () => {
    const { port, paymentsPort, authPort } = shop.settings;
    expect(shop.output).toMatch(/Axle is ready \(\d+\.\d s\)/);
    for (const url of [
      `http://localhost:${port}`,
      `http://localhost:${port}/graphql`,
      `http://127.0.0.1:${paymentsPort}/inbox`,
      `http://127.0.0.1:${paymentsPort}/sandbox/test-cards`,
    ]) {
      expect(shop.output).toContain(url);
      expect(await statusOf(url)).toBe(200);
    }
    expect(await statusOf(`http://127.0.0.1:${authPort}/`)).toBe(200);
  });

  test('gets every variable it needs, and its database responds', async () => {
    const { env } = await shop.ask();
    const { port, authPort, paymentsPort } = shop.settings;
    expect(env).toMatchObject({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      FIREBASE_PROJECT_ID: 'demo-axle',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
      STRIPE_API_BASE: `http://127.0.0.1:${paymentsPort}`,
      INBOX_URL: `http://127.0.0.1:${paymentsPort}/inbox`,
      TEST_CARDS_URL: `http://127.0.0.1:${paymentsPort}/sandbox/test-cards`,
      SMTP_URL: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/) as string,
      MAIL_FROM: 'Axle <orders@axle.example>',
      EXPLORER: 'on',
      LOG_LEVEL: 'debug',
    });
    const [, key = ''] = env.ACCESS_TOKEN_KEYS!.split(':');
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(env.STRIPE_PUBLISHABLE_KEY!.replace('pk_', 'sk_')).toBe(env.STRIPE_SECRET_KEY);
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    await client.end();
  });

  test('refuses a second copy on the same data in one sentence, and keeps running', async () => {
    const second = await RunningShop.begin(shop.settings.dataDir);
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain(
      `already runs from this data folder, at http://localhost:${shop.settings.port}`,
    );
    expect((await shop.ask()).pid).toBeGreaterThan(0);
  });
});

// Its other ends: supervisor.faults.ts.
describe('a starting and stopping shop', () => {
  /** A folder in which shops have run before: what is made at a first start is there. */
  let used: string;
  beforeAll(() => {
    used = aFolder();
  });
  afterEach(stopShops);

  test('creates its secrets once, readable by their owner only', async () => {
    const folder = aFolder();
    const first = await RunningShop.start(folder);
    const { env: before } = await first.ask();
    first.signal('SIGINT');
    await first.ended();
    const { env: after } = await (await RunningShop.start(folder)).ask();
    for (const name of ['ACCESS_TOKEN_KEYS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) {
      expect(after[name]).toBe(before[name]);
    }
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('stops and says so when Postgres is killed, and the next start has its data', async () => {
    const folder = aFolder();
    const first = await RunningShop.start(folder);
    const client = async (shop: RunningShop) => {
      const { env } = await shop.ask();
      const one = new pg.Client({ connectionString: env.DATABASE_URL });
      one.on('error', () => undefined);
      await one.connect();
      return one;
    };
    const writing = await client(first);
    await writing.query(`create table note (text text); insert into note values ('kept')`);
    process.kill(first.process('bin/postgres'), 'SIGKILL');
    expect(await first.ended()).toBe(1);
    expect(first.output).toContain('Postgres ended (SIGKILL).');
    await writing.end().catch(() => undefined);

    const reading = await client(await RunningShop.start(folder));
    expect((await reading.query('select text from note')).rows).toEqual([{ text: 'kept' }]);
    await reading.end();
  });

  test('stops every process on Ctrl-C and releases the folder', async () => {
    const shop = await RunningShop.start(used);
    const processes = shop.processes();
    expect(processes.length).toBeGreaterThanOrEqual(5);
    shop.signal('SIGINT');
    expect(await shop.ended()).toBe(0);
    await untilStopped(processes);
    expect(shop.claimsFolder).toBe(false);
  });

  test('leaves nothing behind after Ctrl-C during the start', async () => {
    const shop = await RunningShop.begin(aFolder());
    await until(
      'Postgres is being started',
      () => shop.output.includes('Start Postgres') && shop.processes().length > 1,
    );
    const processes = shop.processes();
    shop.signal('SIGINT');
    expect(await shop.ended()).toBe(0);
    await untilStopped(processes);
  });

  test('leaves no process behind after a kill -9 of the supervisor, and starts normally again', async () => {
    const first = await RunningShop.start(used);
    const processes = first.processes();
    first.signal('SIGKILL');
    await first.ended();
    await untilStopped(processes);
    const second = await RunningShop.start(used);
    expect((await second.ask()).pid).toBeGreaterThan(0);
  });

  test("ends with the last lines of its log when it can't start, and leaves nothing behind", async () => {
    const shop = await RunningShop.begin(used, { FAKE_SHOP: 'broken' });
    await until('it began', () => shop.claimsFolder);
    expect(await shop.ended()).toBe(1);
    expect(shop.output).toMatch(
      /Shop ended right after its start\. The end of its log[^]*The shop is broken\./,
    );
    expect(shop.output).not.toContain('    at ');
    expect(shop.claimsFolder).toBe(false);
  });
});
