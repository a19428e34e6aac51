import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { placeOrder } from '../support/operations.js';
import { runCommand, startCommand } from '../support/run-command.js';

jest.setTimeout(60_000);

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await createTestShop();
  folder = await mkdtemp(join(tmpdir(), 'axle-import-'));
});
afterAll(() => shop.close());

const run = (program: 'export' | 'import', ...args: string[]) =>
  runCommand(`${program}.js`, args, shop.env.DATABASE_URL);

async function aFile(text: string): Promise<string> {
  const path = join(folder, 'parts.csv');
  await writeFile(path, text);
  return path;
}

const NEW_PART = 'part_number,brand,name,price,stock\nCMD-1,Norrland,Disc,10,3';

test('a dry run previews a file, a run applies it, a second run changes nothing, and an export contains it', async () => {
  const path = await aFile(NEW_PART);
  expect(await run('import', 'parts', path, '--dry-run')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^1 row: 1 new, .*\nStock: 3 items added\.\n[^]*nothing is written/),
  });
  expect(await shop.database.query('SELECT FROM part')).toEqual([]);

  expect(await run('import', 'parts', path)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Applied.'),
  });
  expect(await run('import', 'parts', path)).toMatchObject({
    code: 0,
    output: expect.stringContaining('already'),
  });
  const { code, output } = await run('export', 'parts');
  expect([code, output]).toEqual([0, expect.stringContaining('Norrland,CMD-1,Disc,10.00,3,3,1')]);
  expect(await ledgerFaults(shop.database)).toEqual([]);
});

test('wrong rows exit with 1 and are named; an unreadable file and an unknown kind exit with 2', async () => {
  await aPart(shop.database, { partNumber: 'CMD-2' });
  expect(
    await run('import', 'parts', await aFile('part_number,brand,price\nCMD-2,Norrland,free')),
  ).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/^Row 2 .* price: “free” is not a price.*\nNothing is written/),
  });
  expect(await run('import', 'parts', await aFile('what,ever'))).toMatchObject({
    code: 2,
    complaint: expect.stringContaining('is not a known column'),
  });
  for (const args of [['cars', 'x.csv'], ['parts'], ['parts', '--demo']])
    expect(await run('import', ...args)).toMatchObject({
      code: 2,
      complaint: expect.stringMatching(/^Usage/),
    });
  expect(await run('export', 'cars')).toMatchObject({ code: 2, complaint: expect.stringMatching(/^Usage/) });
});

test('a missing file and a folder are refused in one sentence and leave no import', async () => {
  const imports = () => shop.database.query('SELECT count(*)::integer AS all FROM file_import');
  const before: unknown = await imports();
  for (const path of [join(folder, 'nowhere.csv'), folder]) {
    expect(await run('import', 'parts', path)).toMatchObject({
      code: 2,
      output: '',
      complaint: `${path} is not a file that can be read.`,
    });
  }
  expect(await imports()).toEqual(before);
});

test('the command exports orders and accounts too, and the log records it', async () => {
  const customer = await shop.signIn({});
  await placeOrder(customer, await aPart(shop.database));

  const [orders, customers] = [await run('export', 'orders'), await run('export', 'customers')];

  for (const { code, output } of [orders, customers])
    expect([code, output]).toEqual([0, expect.stringContaining(customer.email)]);
  expect(
    await shop.database.query(
      `SELECT actor, after->>'file' AS file FROM audit_log WHERE action = 'FILE_EXPORTED' ORDER BY id`,
    ),
  ).toEqual([
    { actor: 'command:export', file: 'orders.csv' },
    { actor: 'command:export', file: 'customers.csv' },
  ]);
});

test('closing the output of an export early is not reported as a database error', async () => {
  const { child, end } = startCommand('export.js', ['parts'], shop.env.DATABASE_URL);
  child.stdout?.destroy();

  expect(await end).toMatchObject({ code: 0, complaint: '' });
});

test('one command imports the demo cars into an empty shop', async () => {
  expect(await run('import', 'vehicles', '--demo')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^948 rows: 948 new.*\nApplied\./),
  });
  const [found] = await shop.database.query(
    'SELECT (SELECT count(*) FROM vehicle_model) AS models, (SELECT count(*) FROM vehicle_engine) AS engines',
  );
  expect(found).toEqual({ models: '948', engines: '3543' });
});
