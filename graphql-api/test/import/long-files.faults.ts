import { Role } from '../../src/auth/role.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aModel } from '../support/fitments.js';
import { preview, seeImport, upload } from './importing.js';

jest.setTimeout(180_000);

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  for (let n = 0; n < PARTS; n++) await aPart(shop.database, { partNumber: `LONG-${n}` });
  await aModel(shop.database, { make: 'Honda', name: 'Civic', years: '{[1900,2000)}' });
});
afterAll(() => shop.close());

const ROWS = 1600;
const PARTS = 16;
const partOf = (n: number) => `LONG-${n % PARTS}`;
const placeOf = (n: number) => Math.floor(n / PARTS);

/** The head of each kind and its row of a number. */
const KINDS: Record<string, readonly [head: string, row: (n: number) => string]> = {
  vehicles: ['make,model,years', (n) => `Make ${n % 7},Model ${n},2001-2004`],
  questions: ['key,text,answers', (n) => `question-${n},Question ${n}?,yes | no`],
  parts: ['brand,part_number,name,price,stock', (n) => `Norrland,NEW-${n},Disc ${n},9.90,3`],
  numbers: ['part_number,kind,number', (n) => `${partOf(n)},oe,OE ${placeOf(n)}`],
  fitment: [
    'part_number,make,model,year_from',
    (n) => `${partOf(n)},Honda,Civic,${1900 + (placeOf(n) % 100)}`,
  ],
};

/** Time of checking a file, in milliseconds. */
async function timeOf(kind: string, lines: readonly string[]): Promise<number> {
  const { body } = await upload(admin, lines.join('\n'), 'long.csv', kind);
  const began = performance.now();
  await shop.runTask('imports');
  const took = performance.now() - began;
  expect(await seeImport(admin, body.id)).toMatchObject({ state: 'READY', rows: lines.length - 1 });
  return took;
}

test.each(Object.keys(KINDS))(
  'doubling the rows of a file of %s doubles its checking time, instead of squaring it',
  async (kind) => {
    const [head, row] = KINDS[kind] ?? ['', String];
    const rows = Array.from({ length: ROWS }, (_, n) => row(n));
    await timeOf(kind, [head, row(0)]);

    const once = await timeOf(kind, [head, ...rows]);
    // As the database does automatically after a while: then it knows of no import but that one.
    await shop.database.query('ANALYZE file_import_line');
    const twice = await timeOf(kind, [head, ...rows, ...rows]);

    // Twice the time, and room for a busy machine; with the square it is ten times.
    expect(twice / once).toBeLessThan(6);
  },
);

test('a duplicate row names the first one', async () => {
  const seen = await preview(
    shop,
    admin,
    'make,model,years\nDacia,Logan,2005-2012\nDacia,Duster,2010\nDACIA,logan,2005\n',
    'cars.csv',
    'vehicles',
  );
  expect(seen.lines.nodes[0]).toMatchObject({
    ...{ row: 4, kind: 'WRONG' },
    reason: 'duplicates row 2 of this file, or changes the same record.',
  });
});

test('a short file overtakes a long one that is being read', async () => {
  const rows = Array.from({ length: 4000 }, (_, n) => `${partOf(n)},oe,A long number ${n}`);
  const long = await upload(admin, ['part_number,kind,number', ...rows].join('\n'), 'long.csv', 'numbers');
  const holder = shop.database.createQueryRunner();
  await holder.startTransaction();
  // The check of the long file waits for this table.
  await holder.query('LOCK TABLE part_number');
  const reading = shop.runTask('imports');

  const short = await upload(admin, 'key,text,answers\ntow,A tow bar?,yes | no', 'short.csv', 'questions');
  await shop.runTask('short-imports');

  expect(await seeImport(admin, short.body.id)).toMatchObject({ state: 'READY', newCount: 1 });
  expect(await seeImport(admin, long.body.id)).toMatchObject({ state: 'CHECKING' });
  await holder.rollbackTransaction();
  await holder.release();
  await reading;
  expect(await seeImport(admin, long.body.id)).toMatchObject({ state: 'READY' });
});
