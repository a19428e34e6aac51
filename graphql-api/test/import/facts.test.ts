import fc from 'fast-check';

import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { exported, preview, then } from './importing.js';

let shop: TestShop;
let admin: Customer;
let part: Part;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
beforeEach(async () => {
  part = await aPart(shop.database);
});
afterAll(() => shop.close());

const storedRows = (table: 'part_number' | 'part_specification'): Promise<Record<string, unknown>[]> =>
  shop.database.query(
    table === 'part_number'
      ? 'SELECT kind, number, maker FROM part_number WHERE part_id = $1 ORDER BY number'
      : 'SELECT place, name, number::float8, unit, text FROM part_specification WHERE part_id = $1 ORDER BY place',
    [part.id],
  );

test('part numbers are added, or changed by their key, and undone', async () => {
  await shop.database.query(
    `INSERT INTO part_number (id, part_id, kind, number, maker) VALUES (gen_random_uuid(), $1, 'OE', '45251-TBA-A00', NULL)`,
    [part.id],
  );
  const seen = await preview(
    shop,
    admin,
    `part_number,kind,number,maker\n${part.partNumber},oe,45251TBAA00,Honda\n${part.partNumber},replaces,AX-1,\n`,
    'numbers.csv',
    'numbers',
  );
  expect(seen).toMatchObject({ newCount: 1, changedCount: 1, wrongCount: 0 });
  expect(seen.lines.nodes[0]?.changes).toEqual([
    { column: 'number', before: '45251-TBA-A00', after: '45251TBAA00' },
    { column: 'maker', before: null, after: 'Honda' },
  ]);
  expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({ state: 'APPLIED' });
  expect(await storedRows('part_number')).toEqual([
    { kind: 'OE', number: '45251TBAA00', maker: 'Honda' },
    { kind: 'REPLACES', number: 'AX-1', maker: null },
  ]);
  expect(await then(shop, admin, 'undo', seen.id)).toMatchObject({ state: 'UNDONE' });
  expect(await storedRows('part_number')).toEqual([{ kind: 'OE', number: '45251-TBA-A00', maker: null }]);
});

test('specifications are added after existing ones, and those changed since are not undone', async () => {
  await shop.database.query(
    `INSERT INTO part_specification (part_id, place, name, number, unit) VALUES ($1, 1, 'Diameter', 312, 'mm')`,
    [part.id],
  );
  const seen = await preview(
    shop,
    admin,
    `part_number,name,number,unit,text\n${part.partNumber},Diameter,"312,5",mm,\n${part.partNumber},Coating,,,zinc\n${part.partNumber},Holes,5,,\n`,
    'facts.csv',
    'specifications',
  );
  expect(seen).toMatchObject({ newCount: 2, changedCount: 1, wrongCount: 0 });
  await then(shop, admin, 'apply', seen.id);
  expect(await storedRows('part_specification')).toEqual([
    { place: 1, name: 'Diameter', number: 312.5, unit: 'mm', text: null },
    { place: 2, name: 'Coating', number: null, unit: null, text: 'zinc' },
    { place: 3, name: 'Holes', number: 5, unit: null, text: null },
  ]);
  await shop.database.query(`UPDATE part_specification SET text = 'none' WHERE part_id = $1 AND place = 2`, [
    part.id,
  ]);
  expect(await then(shop, admin, 'undo', seen.id)).toMatchObject({
    state: 'APPLIED',
    problem: `Row 3 (${part.partNumber}, Coating) was changed or removed later.`,
  });
  await shop.database.query(`UPDATE part_specification SET text = 'zinc' WHERE part_id = $1 AND place = 2`, [
    part.id,
  ]);
  expect(await then(shop, admin, 'undo', seen.id)).toMatchObject({ state: 'UNDONE' });
  expect(await storedRows('part_specification')).toMatchObject([{ name: 'Diameter', number: 312 }]);
});

test.each([
  ['numbers', 'kind,number', 'maker,AX1', 'kind', /must be one of/],
  ['numbers', 'kind,number', 'oe,...', 'number', /must contain a letter or a digit/],
  ['numbers', 'kind,number', 'oe,AX1\n@,OE,ax-1', 'number', /duplicates row 2/],
  ['specifications', 'name,number', 'Diameter,wide', 'number', /must be a number/],
  ['specifications', 'name,number,text', 'Diameter,312,wide', 'text', /a number or a text, and not both/],
  ['specifications', 'name,text', '=1+1,wide', 'name', /is a formula/],
])('%s: a wrong row is reported with column and reason: %s %s', async (kind, head, row, column, reason) => {
  const rows = `${part.partNumber},${row.replace('@', part.partNumber ?? '')}`;
  const seen = await preview(shop, admin, `part_number,${head}\n${rows}`, 'wrong.csv', kind);
  expect(seen).toMatchObject({ state: 'READY', wrongCount: 1 });
  expect(seen.lines.nodes[0]).toMatchObject({ kind: 'WRONG', column, reason: expect.stringMatching(reason) });
});

test('minus forty degrees is a number, not a formula', async () => {
  const text = `part_number,name,number,unit\n${part.partNumber},Coldest,-40,°C`;
  const seen = await preview(shop, admin, text, 'cold.csv', 'specifications');
  expect(seen.lines.nodes[0]).toMatchObject({ kind: 'NEW', reason: null });
});

test('a part cannot get more specifications than the form allows', async () => {
  const rows = Array.from({ length: 101 }, (_, at) => `${part.partNumber},Fact ${at},1`);
  const seen = await preview(
    shop,
    admin,
    `part_number,name,number\n${rows.join('\n')}`,
    '',
    'specifications',
  );
  expect(seen).toMatchObject({ newCount: 100, wrongCount: 1 });
});

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 15 })
  .map((made) => made.replaceAll('\u0000', '').toWellFormed().trim())
  .filter((made) => made !== '');

test('any numbers and specifications can be exported and imported again without changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(word, fc.double({ min: -1e6, max: 1e6, noNaN: true })), {
        maxLength: 8,
        selector: ([name]) => name,
      }),
      async (facts) => {
        await shop.database.query('DELETE FROM part_specification');
        await shop.database.query('DELETE FROM part_number');
        for (const [at, [name, number]] of facts.entries()) {
          const values = at % 2 === 0 ? [number.toFixed(4), 'mm', null] : [null, null, `=${name}`];
          await shop.database.query('INSERT INTO part_specification VALUES ($1, $2, $3, $4, $5, $6)', [
            ...[part.id, at + 1, name],
            ...values,
          ]);
          await shop.database.query(
            `INSERT INTO part_number (id, part_id, kind, number, maker) VALUES (gen_random_uuid(), $1, 'OE', $2, $3)`,
            [part.id, `-${at}`, name],
          );
        }
        for (const kind of ['numbers', 'specifications']) {
          const seen = await preview(shop, admin, await exported(admin, kind), 'all.csv', kind);
          expect(seen.lines.nodes.filter((line) => line.kind !== 'SAME')).toEqual([]);
          expect(seen).toMatchObject({ state: 'READY', sameCount: facts.length });
        }
      },
    ),
    { numRuns: 20 },
  );
});
