import fc from 'fast-check';

import { Role } from '../../src/auth/role.js';
import { Category } from '../../src/features/catalogue/part/category.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { columnOf, PART_FIELD_NAMES } from '../../src/features/catalogue/part/part-fields.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { placeOrder } from '../support/operations.js';
import { until } from '../support/until.js';
import { APPLY, exported, preview, seeImport, then } from './importing.js';

let shop: TestShop;
let admin: Customer;
let customer: Customer;
let part: Part;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  customer = await shop.signIn({});
});
beforeEach(async () => {
  part = await aPart(shop.database, {
    partNumber: `BD ${++made}-V`,
    availableQuantity: 16,
    priceMinor: 6190,
  });
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());
let made = 0;

const BOOKED =
  "Stock of 1 row was already applied by an earlier file from the same export and isn't applied again. For a new delivery, enter the resulting stock and leave stock_exported empty.";

const look = (file: string, name = 'norrland.csv') => preview(shop, admin, file, name, 'parts');

const storedPart = async (id: string): Promise<Record<string, unknown> | undefined> => {
  const rows: Record<string, unknown>[] = await shop.database.query(
    `SELECT name, brand, price_minor AS price, available_quantity AS stock, description, deleted_at IS NOT NULL AS gone
     FROM part WHERE id = $1`,
    [id],
  );
  return rows[0];
};

const named = async (number: string): Promise<string> => {
  const [row] = await shop.database.query<{ id: string }[]>(
    'SELECT id FROM part WHERE part_number = $1 AND deleted_at IS NULL',
    [number],
  );
  return row?.id ?? '';
};

test('with columns in any order, new, changed and unchanged parts are told apart, applied as a whole, and undone', async () => {
  const same = await aPart(shop.database, { priceMinor: 500 });
  const number = `WH ${made}-112`;
  const seen = await look(
    `Price;Part Number;brand;stock;name\n64,90;${part.partNumber?.replace(' ', '')};norrland;36;${part.name}\n` +
      `12.80;${number};Norrland;7;Wheel hub\n5;${same.partNumber};Norrland;;${same.name}\n`,
  );
  expect(seen).toMatchObject({ state: 'READY', newCount: 1, changedCount: 1, sameCount: 1, wrongCount: 0 });
  expect(seen.lines.nodes).toMatchObject([
    {
      kind: 'CHANGED',
      changes: expect.arrayContaining([
        { column: 'price', before: '61.90', after: '64.90' },
        { column: 'stock', before: '16', after: '36' },
      ]),
    },
    { kind: 'NEW', label: `Wheel hub, Norrland ${number}`, words: '$12.80, 7 in stock' },
    { kind: 'SAME' },
  ]);
  // Nothing is written yet.
  expect(await storedPart(part.id)).toMatchObject({ price: 6190, stock: 16 });

  expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({ state: 'APPLIED', problem: null });
  // Fields without a column in the file are unchanged.
  expect(await storedPart(part.id)).toMatchObject({ price: 6490, stock: 36, description: part.description });
  const added = await named(number);
  expect(await storedPart(added)).toMatchObject({ name: 'Wheel hub', price: 1280, stock: 7 });
  const ledger = await shop.database.query(
    'SELECT kind, available_delta AS units, reason, actor FROM stock_movement WHERE part_id = ANY($1) AND actor <> $2 ORDER BY units',
    [[part.id, added], 'test'],
  );
  expect(ledger).toEqual(
    [7, 20].map((units) => ({
      ...{ kind: 'RESTOCK', units, reason: 'Import of norrland.csv', actor: admin.uid },
    })),
  );
  const log = await shop.database.query(
    `SELECT action, before->>'priceMinor' AS before, after->>'priceMinor' AS after FROM audit_log
     WHERE subject_id = $1 ORDER BY id`,
    [part.id],
  );
  expect(log).toEqual(
    expect.arrayContaining([
      { action: 'PART_CHANGED', before: '6190', after: '6490' },
      { action: 'PART_RESTOCKED', before: null, after: null },
    ]),
  );

  expect(await then(shop, admin, 'undo', seen.id)).toMatchObject({ state: 'UNDONE', problem: null });
  expect(await storedPart(part.id)).toMatchObject({ price: 6190, stock: 16 });
  expect(await storedPart(added)).toMatchObject({ gone: true });
});

test('a wrong row is reported with column and reason and blocks all others', async () => {
  const given = part.partNumber ?? '';
  const file = (price: string, minimum: string, more = '') =>
    `part_number,brand,name,price,minimum,stock,picture,category\n${given},Norrland,${more || 'Disc'},${price},${minimum},1,,`;
  for (const [text, column, reason] of [
    [file('"12,800"', '1'), 'price', /is ambiguous. Write 12.80 or 12800.00./],
    [file('abc', '1'), 'price', /is not a price such as 64.90/],
    [file('10', '0'), 'minimum', /must be a whole number from 1/],
    [file('-5.00', '1'), 'price', /is not a price such as 64.90/],
    [file('10', '1').replace(/,1,,$/, ',-2,,'), 'stock', /must be a whole number from 0/],
    [file('0.01', '1'), 'price', /is not an amount a card can pay/],
    [file('10', '1', '=HYPERLINK()'), 'name', /is a formula/],
    [file('10', '1'), 'picture', /can't be empty/],
    [file('10', '1').replace(/,$/, ',Boats'), 'category', /must be one of/],
    [file('10', '1').replace(',1,,', ',1,javascript:x,'), 'picture', /must be a link/],
    [`part_number,name,price\nNEW-${made},Disc,10`, 'brand', /is required for a new part/],
    [`part_number,stock\n${given},1\n${given.replaceAll(' ', '')},2`, 'part_number', /duplicates row 2/],
  ] as const) {
    const seen = await look(text);
    expect(seen).toMatchObject({ state: 'READY', wrongCount: 1 });
    expect(seen.lines.nodes[0]).toMatchObject({
      kind: 'WRONG',
      column,
      reason: expect.stringMatching(reason),
    });
    expect(await then(shop, admin, 'apply', seen.id)).toMatch('Fix the 1 rejected rows first.');
  }
});

test('a row that identifies its part by number and brand does not respell them; one with the id does', async () => {
  const number = part.partNumber ?? '';
  const typed = number.toLowerCase().replaceAll(' ', '-');
  const seen = await look(`brand;part_number;price\nNORRLAND;${typed};66,90\n`);
  expect(seen.lines.nodes).toMatchObject([
    { kind: 'CHANGED', changes: [{ column: 'price', before: '61.90', after: '66.90' }] },
  ]);
  await then(shop, admin, 'apply', seen.id);
  expect(await storedPart(await named(number))).toMatchObject({ brand: 'Norrland', price: 6690 });
  expect(await look(`brand;part_number\nNORRLAND;${typed}\n`)).toMatchObject({ sameCount: 1 });

  const byId = await look(`part_id,brand,part_number\n${part.id},NORRLAND,${typed}\n`);
  expect(byId.lines.nodes[0]?.changes).toEqual([
    { column: 'brand', before: 'Norrland', after: 'NORRLAND' },
    { column: 'part_number', before: number, after: typed },
  ]);
});

test('a missing brand is filled in from a row that identifies its part by number', async () => {
  await shop.database.query('UPDATE part SET brand = NULL WHERE id = $1', [part.id]);
  const seen = await look(`brand,part_number\nNorrland,${part.partNumber?.toLowerCase()}\n`);
  expect(seen.lines.nodes[0]?.changes).toEqual([{ column: 'brand', before: null, after: 'Norrland' }]);
});

describe('a stock file that was applied before', () => {
  const file = (stock: number, price = '61.90') =>
    `part_id,stock,stock_exported,price\n${part.id},${stock},16,${price}\n`;
  const consequences = (id: string) =>
    ask<string[]>(admin, 'query ($id: ID!) { importConsequences(id: $id) }', { id });

  test('does not move its units again and says so, but its other changes apply', async () => {
    await then(shop, admin, 'apply', (await look(file(26), 'monday.csv')).id);
    expect(await storedPart(part.id)).toMatchObject({ stock: 26 });

    const again = await look(file(26));
    expect(again).toMatchObject({ sameCount: 1, changedCount: 0 });
    expect(again.lines.nodes[0]?.reason).toBe(
      '10 items added by an earlier file from the same export and are not applied again.',
    );
    expect(await consequences(again.id)).toEqual([BOOKED]);

    const corrected = await look(file(26, '64.90'), 'fixed.csv');
    expect(corrected.lines.nodes[0]?.changes).toEqual([{ column: 'price', before: '61.90', after: '64.90' }]);
    expect(await consequences(corrected.id)).toEqual([expect.stringContaining('1 price changes.'), BOOKED]);
    await then(shop, admin, 'apply', corrected.id);
    expect(await storedPart(part.id)).toMatchObject({ stock: 26, price: 6490 });
  });

  test('previewed twice can be applied once', async () => {
    const [first, second] = [await look(file(26), 'monday.csv'), await look(file(26))];
    await then(shop, admin, 'apply', first.id);
    expect(await then(shop, admin, 'apply', second.id)).toMatchObject({
      state: 'READY',
      problem: expect.stringMatching(
        /^Row 2 \(.*\): another file from the same export has since been applied or undone. Check this one again.$/,
      ),
    });
    expect(await storedPart(part.id)).toMatchObject({ stock: 26 });
    expect(await then(shop, admin, 'recheck', second.id)).toMatchObject({ sameCount: 1 });
  });

  test('from an export: a corrected number moves the difference, and one of a later export all of it', async () => {
    const edited = async (stock: number) => {
      const [head = '', ...rows] = (await exported(admin, 'parts')).trim().split('\n');
      const [own = ''] = rows.filter((row) => row.startsWith(part.id));
      return (to: number) => `${head}\n${own.replace(`,${stock},${stock},`, `,${to},${stock},`)}`;
    };
    const monday = await edited(16);
    await then(shop, admin, 'apply', (await look(monday(26))).id);
    await placeOrder(customer, part, 10);
    expect(await look(monday(26))).toMatchObject({ sameCount: 1 });
    expect((await look(monday(27))).lines.nodes[0]?.changes).toEqual([
      { column: 'stock', before: '16', after: '17' },
    ]);
    // An untouched number is not a change.
    expect(await look(monday(16))).toMatchObject({ sameCount: 1 });

    const tuesday = await edited(16);
    expect((await look(tuesday(26))).lines.nodes[0]?.changes).toEqual([
      { column: 'stock', before: '16', after: '26' },
    ]);
  });

  test('moves its units again after undo, with other numbers, or as counted stock', async () => {
    const first = await look(file(26));
    await then(shop, admin, 'apply', first.id);
    await then(shop, admin, 'undo', first.id);
    const second = await look(file(26));
    expect(await consequences(second.id)).toEqual(['Stock: 10 items added.']);
    await then(shop, admin, 'apply', second.id);
    expect((await look(file(27))).lines.nodes[0]?.changes).toEqual([
      { column: 'stock', before: '26', after: '37' },
    ]);

    await placeOrder(customer, part, 10);
    const counted = await look(`part_id,stock\n${part.id},26\n`);
    expect(counted.lines.nodes[0]?.changes).toEqual([{ column: 'stock', before: '16', after: '26' }]);
  });
});

describe('C51: an outdated file does not restore stock that has been sold', () => {
  const stockFile = (stock: number) => `part_number,brand,stock\n${part.partNumber},Norrland,${stock}`;

  test('between preview and apply: the file moves the previewed difference', async () => {
    const seen = await look(stockFile(20));
    expect(seen.lines.nodes[0]?.changes).toEqual([{ column: 'stock', before: '16', after: '20' }]);
    await placeOrder(customer, part, 5);

    expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({ state: 'APPLIED' });

    expect(await storedPart(part.id)).toMatchObject({ stock: 15 });
  });

  test('between export and import: an older export changes only its edited rows', async () => {
    const file = await exported(admin, 'parts');
    await placeOrder(customer, part, 5);
    const [head = '', ...rows] = file.trim().split('\n');
    const own = rows.find((row) => row.includes(`,${part.partNumber},`)) ?? '';
    expect((await look(`${head}\n${own}`)).lines.nodes).toMatchObject([{ kind: 'SAME' }]);

    const seen = await look(`${head}\n${own.replace(',16,16,', ',18,16,')}`);

    expect(seen.lines.nodes[0]?.changes).toEqual([{ column: 'stock', before: '11', after: '13' }]);
    await then(shop, admin, 'apply', seen.id);
    expect(await storedPart(part.id)).toMatchObject({ stock: 13 });
  });

  test('when more units would leave than are left, nothing is written and the row is named', async () => {
    const seen = await look(
      `part_number,brand,stock,price\n${part.partNumber},Norrland,2,70\nNEW-${made},Norrland,1,5`
        .replace('price\n', 'price,name\n')
        .replaceAll(/(70|,5)$/gm, '$1,Disc'),
    );
    await placeOrder(customer, part, 10);
    expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({
      state: 'READY',
      problem: expect.stringMatching(/^Row 2 \(Disc, Norrland BD .*\): .*6/),
    });
    expect(await storedPart(part.id)).toMatchObject({ stock: 6, price: 6190 });
    expect(await named(`NEW-${made}`)).toBe('');
  });

  test('undo leaves sold units sold, and reports where that is impossible', async () => {
    const seen = await look(stockFile(20));
    await then(shop, admin, 'apply', seen.id);
    await placeOrder(customer, part, 10);
    expect(await then(shop, admin, 'undo', seen.id)).toMatchObject({ state: 'UNDONE' });
    expect(await storedPart(part.id)).toMatchObject({ stock: 6 });

    const again = await look(stockFile(20));
    await then(shop, admin, 'apply', again.id);
    await placeOrder(customer, part, 10);
    expect(await then(shop, admin, 'undo', again.id)).toMatchObject({
      state: 'APPLIED',
      problem: expect.stringMatching(/^Row 2 /),
    });
    expect(await storedPart(part.id)).toMatchObject({ stock: 10 });
  });
});

test('a price changed since the preview stops the file, which can be checked again', async () => {
  const seen = await look(`part_number,brand,price\n${part.partNumber},Norrland,70`);
  await shop.database.query('UPDATE part SET price_minor = 6200 WHERE id = $1', [part.id]);
  expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({
    state: 'READY',
    problem: expect.stringContaining('was changed or removed later.'),
  });
  const again = await then(shop, admin, 'recheck', seen.id);
  expect(again).toMatchObject({
    lines: { nodes: [{ changes: [{ column: 'price', before: '62.00', after: '70.00' }] }] },
  });
  await then(shop, admin, 'apply', seen.id);
  expect(await storedPart(part.id)).toMatchObject({ price: 7000 });
});

test('a part added in the meantime is not added twice', async () => {
  const number = `TW ${made}-1`;
  const seen = await look(`part_number,brand,name,price,stock\n${number},Norrland,Twin,10,1`);
  await aPart(shop.database, { partNumber: number });
  expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({ state: 'READY' });
});

test('C51: an instance that dies during an import leaves nothing half done, and orders continue', async () => {
  const other = await aPart(shop.database);
  const number = `KL ${made}-1`;
  const seen = await look(
    `part_number,brand,name,price,stock\n${number},Norrland,Hub,10,3\n${part.partNumber},Norrland,Disc,70,40`,
  );
  await admin.graphql(APPLY, { id: seen.id, digest: seen.digest });
  const buyer = shop.database.createQueryRunner();
  await buyer.startTransaction();
  await buyer.query('SELECT FROM part WHERE id = $1 FOR UPDATE', [part.id]);
  const work = shop.runTask('imports');
  const writing = await until(async () => {
    const [found] = await shop.database.query<{ pid: number }[]>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
       AND query LIKE '%file_import_line%'`,
    );
    return found?.pid;
  }, 'the parts to be locked');
  expect(await placeOrder(customer, other, 1)).toMatchObject({ status: 'UNPAID' });

  await shop.database.query('SELECT pg_terminate_backend($1)', [writing]);

  await expect(work).rejects.toThrow();
  await buyer.rollbackTransaction();
  await buyer.release();
  expect([await seeImport(admin, seen.id), await named(number)]).toEqual([
    expect.objectContaining({ state: 'APPLYING', problem: null }),
    '',
  ]);
  await shop.runTask('imports');
  expect(await seeImport(admin, seen.id)).toMatchObject({ state: 'APPLIED' });
  expect(await storedPart(await named(number))).toMatchObject({ stock: 3 });
  expect(await storedPart(part.id)).toMatchObject({ stock: 40, price: 7000 });
});

describe('while a file is being written', () => {
  test("its parts can't be changed but can be ordered", async () => {
    const other = await aPart(shop.database);
    const seen = await look(`part_number,brand,price,stock\n${part.partNumber},Norrland,70,20`);
    await admin.graphql(APPLY, { id: seen.id, digest: seen.digest });
    await shop.app.services.importWork.workNext();

    const update =
      'mutation ($id: ID!, $input: UpdatePartInput!) { updatePart(id: $id, input: $input) { id } }';
    const change = (id: string, input: object) => admin.graphql(update, { id, input });
    expect((await change(part.id, { description: 'Another.' })).errors).toMatchObject([
      {
        message: expect.stringMatching(/^A file that is just being applied or undone says something of this/),
        extensions: { code: 'CONFLICT' },
      },
    ]);
    const removal = await admin.graphql('mutation ($id: ID!) { removePart(id: $id) { id } }', {
      id: part.id,
    });
    expect(removal.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect((await change(other.id, { description: 'Another.' })).errors).toBeUndefined();
    expect(await placeOrder(customer, part, 2)).toMatchObject({ status: 'UNPAID' });

    await shop.runTask('imports');
    expect(await storedPart(part.id)).toMatchObject({ price: 7000, stock: 18 });
    expect((await change(part.id, { description: 'Another.' })).errors).toBeUndefined();
  });

  test('another parts file waits until it is complete', async () => {
    const [first, second] = [
      await look(`part_number,brand,price\n${part.partNumber},Norrland,70`),
      await look(`part_number,brand,price\n${part.partNumber},Norrland,80`),
    ];
    await admin.graphql(APPLY, { id: first.id, digest: first.digest });
    await shop.app.services.importWork.workNext();
    expect(await then(shop, admin, 'apply', second.id)).toMatchObject({
      state: 'READY',
      problem: expect.stringContaining('was changed or removed later.'),
    });
    expect(await seeImport(admin, first.id)).toMatchObject({ state: 'APPLIED' });
    expect(await storedPart(part.id)).toMatchObject({ price: 7000 });
  });

  test('every column a file can set is tracked for imports', async () => {
    const columns = await shop.database.query<{ name: string }[]>(
      `SELECT event_object_column AS name FROM information_schema.triggered_update_columns
       WHERE trigger_name = 'part_kept_for_import'`,
    );
    expect(columns.map(({ name }) => name).sort()).toEqual(
      [...PART_FIELD_NAMES.map(columnOf), 'deleted_at', 'order_quantity', 'price_minor'].sort(),
    );
  });
});

test('one unwritable row among many blocks all, including those written before it', async () => {
  const parts: Part[] = [];
  for (let at = 0; at < 205; at++) parts.push(await aPart(shop.database));
  const rows = parts.map(({ id, availableQuantity }) => `${id},${availableQuantity - 3},70`);
  const seen = await look(['part_id,stock,price', ...rows].join('\n'));
  const last = parts.at(-1) ?? part;
  await placeOrder(customer, last, last.availableQuantity - 1);

  expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({
    state: 'READY',
    problem: expect.stringMatching(/^Row 206 /),
  });

  for (const { id, availableQuantity: stock, priceMinor: price } of parts.slice(0, -1))
    expect(await storedPart(id)).toMatchObject({ stock, price });
  expect(await storedPart(last.id)).toMatchObject({ stock: 1 });
});

test('any parts can be exported and imported again without changes', async () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((made) => `a${made.replaceAll('\u0000', '').toWellFormed()}`.trim());
  const any = fc.record({
    name: fc.oneof(
      word,
      fc.constantFrom('=1+1', '-Disc', "'quoted", 'a | b \\ c', '12 V;-40', `a;'"=b`, `;''-`),
    ),
    description: fc.oneof(word, fc.constant('')),
    priceMinor: fc.integer({ min: 50, max: 999_999 }),
    brand: fc.option(word),
    partNumber: fc.option(fc.constantFrom('-100', 'A "B", C', '=SUM(A1)', '0976')),
    category: fc.option(fc.constantFrom(...Object.values(Category))),
    moreImages: fc.constantFrom([], ['https://example.com/a|b.webp', '/pictures/parts/x.webp']),
    availableQuantity: fc.nat({ max: 50 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(any, { minLength: 1, maxLength: 10 }), async (parts) => {
      for (const one of parts) await aPart(shop.database, one);
      const [{ count } = { count: 0 }] = await shop.database.query<{ count: number }[]>(
        'SELECT count(*)::integer AS count FROM part WHERE deleted_at IS NULL',
      );
      const seen = await look(await exported(admin, 'parts'));
      expect(seen.lines.nodes.filter(({ kind }) => kind !== 'SAME')).toEqual([]);
      expect(seen).toMatchObject({ state: 'READY', sameCount: count, problem: null });
    }),
    { numRuns: 15 },
  );
});
