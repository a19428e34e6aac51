import { createBareDatabase, type TestDatabase } from '../support/test-database.js';
import { runCommand } from '../support/run-command.js';

let bare: TestDatabase;
beforeEach(async () => {
  bare = await createBareDatabase();
});
afterEach(() => bare.drop());

test('two that migrate a database at once do it once: the second waits, and finds nothing left', async () => {
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
])('with %s it ends with one line that says so, and tells no password', async (_case, url, sentence) => {
  const { code, output, complaint } = await runCommand('migrate.js', [], url);

  expect([code, output]).toEqual([2, '']);
  expect(complaint.split('\n')).toEqual([expect.stringContaining(sentence)]);
  expect(complaint).not.toMatch(/s.?cret/);
});
