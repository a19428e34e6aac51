import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/part/part.entity.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { preview } from './importing.js';

let shop: TestShop;
let admin: Customer;
let part: Part;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  part = await aPart(shop.database, { availableQuantity: 16 });
});
afterAll(() => shop.close());

const look = (file: string) => preview(shop, admin, file, 'saved.csv', 'parts');

describe('a file as spreadsheets save it', () => {
  test.each([
    ['with the line that names its sign', 'sep=;\r\npart_id;stock\r\nID;5\r\n', 3, ';'],
    ['with blank rows before its head', '\r\n;;\r\npart_id;stock\r\nID;5\r\n', 4, ';'],
    ['with empty columns at its end', 'part_id;stock;;\r\nID;5;;\r\n', 2, ';'],
    ['with empty cells at the end of a row', 'part_id,stock\nID,5,, ,\n', 2, ','],
    ['with rows that end in three ways', 'part_id,name,stock\r\nID,Disc,5\n\rID,Disc\r', 2, ','],
  ])('%s', async (_, text, row, delimiter) => {
    const seen = await look(text.replaceAll('ID', part.id));
    expect(seen.delimiter).toBe(delimiter);
    expect(seen).toMatchObject({ state: 'READY', problem: null });
    expect(seen.lines.nodes.find(({ kind }) => kind === 'CHANGED')).toMatchObject({
      row,
      changes: expect.arrayContaining([{ column: 'stock', before: '16', after: '5' }]),
    });
  });

  test('the sign that is named counts, also where the head has another as often', async () => {
    expect(await look('SEP=;\npart_id;stock,minimum\n')).toMatchObject({
      state: 'REFUSED',
      problem: expect.stringMatching(/^Row 2, column 2: “stock,minimum” is not a known column/),
    });
  });

  test('a cell with something in it beyond the head is still wrong', async () => {
    const seen = await look(`part_id,stock,\n${part.id},5,,7\n`);
    expect(seen.lines.nodes).toMatchObject([
      { kind: 'WRONG', column: 'stock', value: '7', reason: 'is one cell more than the 2 of the head.' },
    ]);
  });

  test('an empty name between two columns is still refused, by its row in the file', async () => {
    expect(await look(`\npart_id,,stock\n${part.id},,5\n`)).toMatchObject({
      state: 'REFUSED',
      problem: expect.stringMatching(/^Row 2, column 2: “” is not a known column/),
    });
  });

  test('of nothing but blank rows it is empty', async () => {
    expect(await look('sep=;\r\n\r\n;;\r\n')).toMatchObject({
      state: 'REFUSED',
      problem: 'The file is empty.',
    });
  });

  test.each([
    ['Excel, LibreOffice or Numbers', 'PK\x03\x04\x14\x00\x06\x00\x08\x00"x"y'],
    ['an old Excel', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00\x00'],
  ])('a workbook of %s is told from a table, with what to do', async (_, bytes) => {
    expect(await preview(shop, admin, Buffer.from(bytes, 'latin1'), 'parts.xlsx', 'parts')).toMatchObject({
      state: 'REFUSED',
      problem: 'This is a workbook of a spreadsheet. Save its sheet as CSV, and send that.',
    });
  });
});
