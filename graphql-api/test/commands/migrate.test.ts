import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { createDataSource } from '../../src/db/data-source.js';
import { catalogOf } from '../support/catalog.js';
import { connected } from '../support/connected.js';
import { createBareDatabase, type TestDatabase } from '../support/test-database.js';
import { runCommand } from '../support/run-command.js';

let bare: TestDatabase;
beforeEach(async () => {
  bare = await createBareDatabase();
});
afterEach(() => bare.drop());

test('of two concurrent migrations one runs, and the other waits and finds nothing to do', async () => {
  const ends = await Promise.all([1, 2].map(() => runCommand('migrate.js', [], bare.url)));

  expect(ends.map(({ code, complaint }) => [code, complaint])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  expect(ends.map(({ output }) => /(migrated: |up to date$)/.exec(output)?.[0]).sort()).toEqual([
    'migrated: ',
    'up to date',
  ]);
});

test('an empty DATABASE_DIRECT_URL counts as missing', async () => {
  expect(await runCommand('migrate.js', [], bare.url, { DATABASE_DIRECT_URL: '' })).toMatchObject({
    code: 0,
  });
});

describe('build 2193c1d6', () => {
  /** Dump of that build's database by pg_dump, without data of a shop. */
  const DUMP = join(__dirname, '../support/build-2193c1d6.sql.gz');

  async function restore({ url }: TestDatabase): Promise<void> {
    const dump = await promisify(gunzip)(await readFile(DUMP));
    await connected(url, (client) => client.query(dump.toString()));
  }

  async function read({ url }: TestDatabase): Promise<string[]> {
    const database = await createDataSource({ url, poolSize: 1 }).initialize();
    const catalog = await catalogOf(database);
    await database.destroy();
    return catalog;
  }

  test('its database is migrated to the same schema as a new database', async () => {
    const empty = await createBareDatabase();
    await restore(bare);

    const [continued, begun] = await Promise.all(
      [bare, empty].map(({ url }) => runCommand('migrate.js', [], url)),
    );

    expect([continued?.code, begun?.code]).toEqual([0, 0]);
    expect(begun?.output).toContain('RefusalsWithoutAddresses1767431100000');
    expect(continued?.output).toMatch(/^migrated: FileEncodings1767510000000, /);
    const catalog = await read(empty);
    expect(catalog.length).toBeGreaterThan(1000);
    expect(await read(bare)).toEqual(catalog);
    await empty.drop();
  });

  test('every program refuses an older database and says what to do', async () => {
    await restore(bare);
    await connected(bare.url, (client) =>
      client.query('DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)'),
    );

    for (const program of ['migrate.js', 'ledger-check.js']) {
      const { code, complaint } = await runCommand(program, [], bare.url);
      expect(code).toBe(2);
      expect(complaint).toBe(
        'The database is older than build 2193c1d6, from which this release continues: run migrate.js of that build on it first.',
      );
    }
  });
});

test.each([
  ['no address', '', 'DATABASE_URL is missing.'],
  ['an address without its beginning', 'localhost:5432/axle', 'DATABASE_URL must be an address such as'],
  [
    'a password that breaks its address',
    'postgres://axle:s%cret@127.0.0.1:1/axle',
    'DATABASE_URL must be an',
  ],
  [
    'another password that does',
    'postgres://axle:s/cret@127.0.0.1:1/axle',
    'DATABASE_URL must be an address',
  ],
  ['no one at the address', 'postgres://axle:secret@127.0.0.1:1/axle', 'The database does not answer.'],
])('with %s it ends with a one-line error without the password', async (_case, url, sentence) => {
  const { code, output, complaint } = await runCommand('migrate.js', [], url);

  expect([code, output]).toEqual([2, '']);
  expect(complaint.split('\n')).toEqual([expect.stringContaining(sentence)]);
  expect(complaint).not.toMatch(/s.?cret/);
});
