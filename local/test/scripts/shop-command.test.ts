import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withScript } from '../support/script-module.js';

// Programs of their own on a machine that may be busy.
jest.setTimeout(30_000);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'axle-command-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

/** `npm run ledger:check` on the local shop of a data folder; no one listens on port 1. */
const check = (env: Record<string, string> = {}) =>
  withScript('shop-command.mjs', "await m.shopCommand('ledger-check.js', [])", {
    DATA_DIR: dataDir,
    POSTGRES_PORT: '1',
    ...env,
  });

test('when no shop was ever started, the command says what to do', async () => {
  expect(await check()).toEqual({
    code: 2,
    output: `No shop has been started from ${dataDir} yet: run "npm start" first, or set DATABASE_URL to the database you mean.`,
  });
});

test('when the shop is not running, the command says so', async () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{}');
  expect(await check()).toEqual({
    code: 2,
    output: `The shop of ${dataDir} is not running: run "npm start" first, or set DATABASE_URL.`,
  });
});

/** A shop that this process would have started from the folder; its Postgres is not where POSTGRES_PORT says. */
const aShopOf = (pid: number) => {
  writeFileSync(join(dataDir, 'secrets.json'), '{}');
  const run = {
    supervisor: { pid },
    ports: [2],
    shop: { DATABASE_URL: 'postgres://nobody@127.0.0.1:2/none' },
  };
  writeFileSync(join(dataDir, 'run.json'), JSON.stringify(run));
};

test('the running shop is found by its data folder, whatever its ports', async () => {
  aShopOf(process.pid);
  expect(await check()).toEqual({ code: 2, output: 'The database does not answer.' });
});

test('the record of a killed shop does not count as a running one', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  aShopOf(pid);
  expect((await check()).output).toContain('is not running');
});

test('a shop with an incomplete record is not running', async () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{}');
  writeFileSync(join(dataDir, 'run.json'), '{');
  expect((await check()).output).toContain('is not running');
});

test('DATABASE_URL takes precedence over the local shop', async () => {
  expect(await check({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toEqual({
    code: 2,
    output: 'The database does not answer.',
  });
});

test('a wrong variable is reported', async () => {
  const { code, output } = await check({ POSTGRES_PORT: 'x' });
  expect(code).toBe(2);
  expect(output).toContain('POSTGRES_PORT must be a port number from 1 to 65535, not "x"');
});
