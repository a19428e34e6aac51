import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
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

  test('the named separator applies, even if the header has another as often', async () => {
    expect(await look('SEP=;\npart_id;stock,minimum\n')).toMatchObject({
      state: 'REFUSED',
      problem: expect.stringMatching(/^Row 2, column 2: “stock,minimum” is not a known column/),
    });
  });

  test('a filled cell beyond the header is still refused', async () => {
    const seen = await look(`part_id,stock,\n${part.id},5,,7\n`);
    expect(seen.lines.nodes).toMatchObject([
      { kind: 'WRONG', column: 'stock', value: '7', reason: 'is an extra cell: the header has 2 columns.' },
    ]);
  });

  test('an empty name between two columns is still refused, with its row in the file', async () => {
    expect(await look(`\npart_id,,stock\n${part.id},,5\n`)).toMatchObject({
      state: 'REFUSED',
      problem: expect.stringMatching(/^Row 2, column 2: “” is not a known column/),
    });
  });

  test('with nothing but blank rows is empty', async () => {
    expect(await look('sep=;\r\n\r\n;;\r\n')).toMatchObject({
      state: 'REFUSED',
      problem: 'The file is empty.',
    });
  });

  test.each([
    ['$1,234.50', '1234.50'],
    ['1.234,50 ', '1234.50'],
    ['1 234,5', '1234.50'],
    ['1\u00a0234,50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['12,345,67', null],
    ['1,234,567', null],
    ['1,23.50', null],
  ])('a price formatted as %s is %s', async (price, after) => {
    const seen = await look(`part_id,price\n${part.id},"${price}"\n`);
    expect(seen.lines.nodes).toMatchObject([
      after === null ? { kind: 'WRONG' } : { changes: [{ column: 'price', after }] },
    ]);
  });

  test.each([
    ['5.0', '5'],
    ['5,00', '5'],
    ['5.000', null],
    ['5.5', null],
  ])('a quantity written as %s is %s', async (stock, after) => {
    const seen = await look(`part_id,stock\n${part.id},"${stock}"\n`);
    expect(seen.lines.nodes).toMatchObject([
      after === null ? { kind: 'WRONG' } : { changes: [{ column: 'stock', after }] },
    ]);
  });

  const WORKBOOK = 'This is a spreadsheet workbook. Save the sheet as CSV and upload that.';
  /** The head of a ZIP archive, up to the name of its first file. */
  const zipOf = (name: string) => `PK\x03\x04${'\x14'.repeat(26)}${name}`;
  test.each([
    ['a workbook of Excel', zipOf('[Content_Types].xml'), WORKBOOK],
    ['a workbook of LibreOffice', zipOf('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), WORKBOOK],
    ['a workbook of Numbers', zipOf('Index/Document.iwa'), WORKBOOK],
    ['a workbook of an old Excel', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00\x00', WORKBOOK],
    [
      'a ZIP archive of a CSV file',
      zipOf('parts.csv'),
      'This is a ZIP archive. Unpack it and upload the CSV file inside.',
    ],
    [
      'an XML file',
      '\xef\xbb\xbf<?xml version="1.0"?><ACES version="4.2"/>',
      'This is XML or HTML, not CSV. Export the data as CSV and upload that.',
    ],
    [
      'a page that is called a table',
      '<html><table border="1"><tr><td>A</td></tr></table></html>',
      'This is XML or HTML, not CSV. Export the data as CSV and upload that.',
    ],
    ['a PDF', '%PDF-1.7\n%\xe2\xe3', 'This is a PDF. Upload the original table as CSV.'],
  ])('%s is refused with instructions', async (_, bytes, problem) => {
    expect(await preview(shop, admin, Buffer.from(bytes, 'latin1'), 'parts.xlsx', 'parts')).toMatchObject({
      state: 'REFUSED',
      problem,
    });
  });
});

describe('a part number that a spreadsheet has changed', () => {
  const messageFor = (of: string) => `is ${of} as changed by a spreadsheet. Format the column as text.`;
  const brand = 'Zürn';
  const wrongIn = async (file: string, kind: string) =>
    (await preview(shop, admin, file, 'saved.csv', kind)).lines.nodes.map((line) => [
      line.kind,
      line.value,
      line.reason,
    ]);

  const readAs = (saved: string, number: string) => `Matched by value: ${saved} is treated as ${number}.`;

  test.each([
    ['without its zeros', '0986494123', '986494123'],
    ['without the zeros before it, of which there are more than two', '000000123', '123'],
    ['without the zeros after its point', '90.750', '90.75'],
    ['with a comma for its point', '1.50', '"1,5"'],
    ['that was made a power of ten by its letter', '12E45', '1.2E+46'],
  ])('%s finds the part with its value, with a note in the row', async (_, number, saved) => {
    const { id } = await aPart(shop.database, { partNumber: number, brand, priceMinor: 500 });
    const written = saved.replaceAll('"', '');
    const byNumber = `brand,part_number,name,price,stock\n${brand},${saved},Filter,9.90,3\n`;
    expect(await wrongIn(byNumber, 'parts')).toEqual([['CHANGED', null, readAs(written, number)]]);
    const byId = `part_id,part_number\n${id},${saved}\n`;
    expect(await wrongIn(byId, 'parts')).toEqual([['SAME', null, readAs(written, number)]]);
    const facts = `brand,part_number,name,number\n${brand},${saved},Width,5\n`;
    expect(await wrongIn(facts, 'specifications')).toEqual([['NEW', null, readAs(written, number)]]);
  });

  test.each([
    ['as a power of ten', '4047025084129', '4.04703E+12'],
    ['as a power of ten, with a comma', '7701207795442', '"7,70121E+12"'],
  ])("%s does not replace the part's own number", async (_, number, saved) => {
    const { id } = await aPart(shop.database, { partNumber: number, brand });
    const file = `part_id,brand,part_number\n${id},${brand},${saved}\n`;
    expect(await wrongIn(file, 'parts')).toEqual([['WRONG', saved.replaceAll('"', ''), messageFor(number)]]);
    expect(await wrongIn(file.replace(saved, number), 'parts')).toMatchObject([['SAME', null, null]]);
    expect(await wrongIn(file.replace(saved, `${number}-B`), 'parts')).toMatchObject([
      ['CHANGED', null, null],
    ]);
  });

  test('does not create a second part', async () => {
    await aPart(shop.database, { partNumber: '0450905322', brand });
    const file = (number: string) => `brand,part_number,name,price,stock\n${brand},${number},Filter,9.90,3\n`;
    expect(await wrongIn(file('450905322'), 'parts')).toEqual([
      ['CHANGED', null, readAs('450905322', '0450905322')],
    ]);
    expect(await wrongIn(file('4.50905E+11'), 'parts')).toEqual([
      ['WRONG', '4.50905E+11', messageFor('a long number')],
    ]);
    expect(await wrongIn(file('450905323'), 'parts')).toMatchObject([['NEW', null, null]]);
    expect(await wrongIn(file('450905322').replace(brand, 'Other'), 'parts')).toMatchObject([
      ['NEW', null, null],
    ]);
  });

  test.each(['2-Oct', '02-Oct', 'Oct-10', '02. Okt', 'Mrz 08', '02/10/2026', '2.10.2026'])(
    '%s, a date made from a number, is refused',
    async (date) => {
      const file = (number: string) =>
        `brand,part_number,name,price,stock\n${brand},${number},Filter,9.90,3\n`;
      const reason = 'is a number that a spreadsheet turned into a date. Format the column as text.';
      expect(await wrongIn(file(date), 'parts')).toEqual([['WRONG', date, reason]]);
      expect(await wrongIn(file(`${date}-B`), 'parts')).toMatchObject([['NEW', null, null]]);
    },
  );

  test('that looks like a date is accepted if the part has it, and in capitals', async () => {
    const file = `brand,part_number,name,price,stock\n${brand},DEC-45,Filter,9.90,3\n`;
    expect(await wrongIn(file, 'parts')).toMatchObject([['NEW', null, null]]);
    const { id } = await aPart(shop.database, { partNumber: 'Oct-10', brand });
    expect(await wrongIn(`part_id,part_number\n${id},Oct-10\n`, 'parts')).toMatchObject([
      ['SAME', null, null],
    ]);
  });

  test('is refused as a further number of a part', async () => {
    await shop.database.query(
      `INSERT INTO part_number (id, part_id, kind, number) VALUES (gen_random_uuid(), $1, 'OE', '05117820')`,
      [part.id],
    );
    const file = `part_id,kind,number\n${part.id},oe,5117820\n${part.id},oe,1.10034E+11\n${part.id},oe,5117821\n`;
    expect(await wrongIn(file, 'numbers')).toEqual([
      ['WRONG', '5117820', messageFor('05117820')],
      ['WRONG', '1.10034E+11', messageFor('a long number')],
      ['NEW', null, null],
    ]);
  });
});
