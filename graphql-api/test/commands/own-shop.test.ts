import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ask } from '../support/ask.js';
import { delivery } from '../support/builders.js';
import { shipOrder } from '../support/cases.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { confirmPayment, createPaymentIntent, type OrderView } from '../support/operations.js';
import { runCommand } from '../support/run-command.js';
import { environmentOf } from '../support/shop-environment.js';
import { createBareDatabase } from '../support/test-database.js';

jest.setTimeout(120_000);

/** Data files of an owner's shop. */
const FILES = {
  parts: `part_number,brand,name,price,stock,minimum,category,type,description
AB-1,Aurland,Front brake pads,38.50,12,1,brakes,front brake pads,Four ceramic pads
AB-2,Aurland,Wiper fluid,6.90,200,1,accessories,,Five litres
`,
  questions: `key,text,answers
front-discs,Which discs are in front?,282 mm discs | 262 mm discs
`,
  fitment: `part_number,brand,make,model,year_from,year_to,position,question,accepted
AB-1,Aurland,Honda,Civic,2016,2021,front,front-discs,282 mm discs
`,
  numbers: `part_number,brand,kind,number
AB-1,Aurland,OE,45022-TBA-A00
`,
  specifications: `part_number,brand,name,number,unit,text
AB-1,Aurland,Thickness,17.5,mm,
AB-1,Aurland,Material,,,ceramic
`,
};

/** Tables that a person must have filled, with their rows; without what the shop records for itself. */
const OF_PEOPLE = [
  'contact_message',
  'fitment_question',
  'garage_car',
  'job',
  'job_slot',
  'part',
  'part_draft',
  'part_fitment',
  'part_number',
  'part_specification',
  'picture',
  'review',
  'shop_order',
  'shop_user',
  'vehicle_engine',
  'vehicle_model',
];

let shop: TestShop;
let folder: string;
let migrated: string;
beforeAll(async () => {
  const database = await createBareDatabase();
  // As the image does it before the first start.
  migrated = (await runCommand('migrate.js', ['--tell-empty'], database.url)).output;
  shop = await createTestShop({ database });
  folder = await mkdtemp(join(tmpdir(), 'axle-own-shop-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const run = (program: string, ...args: string[]) =>
  runCommand(`${program}.js`, args, shop.env.DATABASE_URL, environmentOf(shop.env));

/** Number of rows of each non-empty table. */
async function filledTables(): Promise<Record<string, number>> {
  const tables = await shop.database.query<{ name: string }[]>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await shop.database.query<{ count: number }[]>(
        `SELECT count(*)::integer AS count FROM ${name}`,
      );
      return [name, row?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0).sort());
}

async function load(kind: keyof typeof FILES): Promise<string> {
  const path = join(folder, `${kind}.csv`);
  await writeFile(path, FILES[kind]);
  const { code, output, complaint } = await run('import', kind, path);
  expect([code, complaint]).toEqual([0, '']);
  return output;
}

/** Output of `npm run ready` about these. */
async function ready(...areas: string[]): Promise<string[]> {
  const { output } = await run('ready');
  return areas.flatMap((area) =>
    output
      .split('\n')
      .filter((line) => line.slice(2).startsWith(`${area} `))
      .map((line) => line.replace(/ +/g, ' ')),
  );
}

test('commands set up a shop from an empty database to the first order, without SQL and without demo data', async () => {
  expect(migrated).toMatch(/^migrated: /);
  const before = Object.keys(await filledTables());
  expect(before.filter((table) => OF_PEOPLE.includes(table))).toEqual([]);
  expect(await ready('Cars', 'Parts', 'Admin')).toContain('✗ Admin There is no admin.');

  const owner = await shop.signIn({ email: 'owner@aurland.example' });
  expect(await run('admin', 'grant', owner.email)).toMatchObject({ code: 0 });

  expect(await run('import', 'vehicles', '--demo')).toMatchObject({ code: 0 });
  expect(await load('parts')).toMatch(/^2 rows: 2 new/);
  expect(await load('questions')).toMatch(/^1 row: 1 new/);
  expect(await load('fitment')).toMatch(/^1 row: 1 new/);
  expect(await load('numbers')).toMatch(/^1 row: 1 new/);
  expect(await load('specifications')).toMatch(/^2 rows: 2 new/);
  expect(await filledTables()).toMatchObject({
    part: 2,
    part_fitment: 1,
    part_specification: 2,
    shop_user: 1,
    vehicle_model: 948,
  });
  expect(await ready('Cars', 'Parts', 'Admin', 'First order')).toEqual([
    '✓ Cars 948 models loaded.',
    '✓ Parts 2 in the catalogue.',
    '✓ Parts 2 of 2 parts have ever been in stock.',
    '✗ Parts 1 of 2 parts have fitment data.',
    '✓ Admin 1 admin, verified.',
    '✗ First order No orders yet.',
  ]);

  const customer = await shop.signIn({});
  const vehicle = { year: 2018, make: 'Honda', model: 'Civic' };
  const answers = [{ question: 'front-discs', answer: '282 mm discs' }];
  const found = await ask<{ nodes: { id: string; name: string; price: string }[] }>(
    customer,
    `query ($vehicle: VehicleInput!, $answers: [FitmentAnswerInput!]) {
      parts(filter: { search: "brake pads", vehicle: { car: $vehicle, answers: $answers, show: FITS } }) { nodes { id name price } } }`,
    { vehicle, answers },
  );
  expect(found.nodes).toMatchObject([{ name: 'Front brake pads', price: '38.50' }]);
  const order = await ask<OrderView & { fitReceipt: { verdict: string } }>(
    customer,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id price fitReceipt { verdict } } }',
    { input: { partId: found.nodes[0]?.id, quantity: 2, fit: { vehicle, answers }, ...delivery } },
  );
  expect(order).toMatchObject({ price: '77.00', fitReceipt: { verdict: 'FITS' } });
  const intent = await createPaymentIntent(customer, order.id);
  await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  expect(await confirmPayment(customer, order.id, intent.id)).toMatchObject({ paid: true });
  await shipOrder(owner, order.id);

  expect(await ready('First order')).toEqual(['✓ First order An order was paid and shipped.']);
  expect(await run('ledger-check')).toMatchObject({ code: 0, output: 'all agrees' });
  // All data came from the owner or with the order.
  const after = Object.keys(await filledTables());
  expect(after.filter((table) => OF_PEOPLE.includes(table))).toEqual([
    'fitment_question',
    'part',
    'part_fitment',
    'part_number',
    'part_specification',
    'shop_order',
    'shop_user',
    'vehicle_engine',
    'vehicle_model',
  ]);
  expect((await filledTables()).part).toBe(2);
});
