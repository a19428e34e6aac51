import { gzipSync } from 'node:zlib';

import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { claimImport } from '../../src/features/data/import/import-rows.js';
import { inTransaction } from '../../src/shared/transaction.js';
import { ask, type Refused } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel } from '../support/fitments.js';
import { recordSql } from '../support/sql-recorder.js';
import { until } from '../support/until.js';
import { APPLY, exported, preview, type SeenImport, seeImport, then, upload } from '../import/importing.js';

let shop: TestShop;
let admin: Customer;
let part: Part;
let civic: number;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  civic = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  await aModel(shop.database, { make: 'Honda', name: 'Civic del Sol', years: '{[1996,1998)}' });
  await aModel(shop.database, { make: 'Honda', name: 'Prelude', years: '{[1997,2002),[2026,2027)}' });
});
beforeEach(async () => {
  await shop.database.query('DELETE FROM part_fitment');
  part = await aPart(shop.database, { brand: 'Norrland' });
});
afterAll(() => shop.close());

const HEAD = 'part_number,make,model,year_from,year_to,litres,units,note';
const file = (...rows: string[]) => [HEAD, ...rows].join('\n');
const row = (rest: string) => `${part.partNumber},Honda,${rest}`;
const storedLines = async () =>
  shop.database.query<{ id: string; from: number; to: number; units: number | null; revision: number }[]>(
    `SELECT id, year_from AS "from", year_to AS "to", units, revision FROM part_fitment WHERE part_id = $1
     ORDER BY year_from, year_to`,
    [part.id],
  );
const span = ({ from, to }: { from: number; to: number }) => `${from}-${to}`;

test('a file is previewed, applied as a whole and undone', async () => {
  const seen = await preview(
    shop,
    admin,
    file(row('Civic,2016,2021,2.0,2,'), row('Civic,2010,2012,,,old one')),
  );
  expect(seen).toMatchObject({
    ...{ fileName: 'cars.csv', state: 'READY', encoding: 'UTF-8', delimiter: ',' },
    ...{ rows: 2, newCount: 2, changedCount: 0, sameCount: 0, wrongCount: 0, problem: null },
  });
  expect(seen.lines.nodes.map(({ row: number, kind, words }) => [number, kind, words])).toEqual([
    [2, 'NEW', 'Honda Civic 2016 to 2021 with 2.0\u00a0l, quantity 2'],
    [3, 'NEW', 'Honda Civic 2010 to 2012'],
  ]);
  const ofKind = async (kind: string) => (await seeImport(admin, seen.id, kind)).lines.totalCount;
  expect([seen.lines.totalCount, await ofKind('NEW'), await ofKind('SAME')]).toEqual([2, 2, 0]);
  expect(await storedLines()).toEqual([]);

  const applied = await then(shop, admin, 'apply', seen.id);
  expect(applied).toMatchObject({ state: 'APPLIED', undoUntil: expect.any(String) });
  expect((await storedLines()).map(span)).toEqual(['2010-2012', '2016-2021']);

  expect(await then(shop, admin, 'undo', seen.id)).toMatchObject({ state: 'UNDONE', undoUntil: null });
  expect(await storedLines()).toEqual([]);
  const { nodes: logged } = await ask<{ nodes: object[] }>(
    admin,
    `query ($id: String) { auditLog(filter: { subject: IMPORT, subjectId: $id }) {
      nodes { action by changes { field before after } } } }`,
    { id: seen.id },
  );
  const facts = (side: 'after' | 'before') =>
    Object.entries({ file: 'cars.csv', kind: 'FITMENT', newRows: '2', changedRows: '0' }).map(
      ([field, value]) => ({
        ...{ field, before: null, after: null },
        [side]: value,
      }),
    );
  expect(logged).toEqual([
    { action: 'IMPORT_UNDONE', by: admin.email, changes: facts('before') },
    { action: 'FILE_IMPORTED', by: admin.email, changes: facts('after') },
  ]);
});

test('a row of a listed car is unchanged, or changed in its other columns', async () => {
  await aFitment(shop.database, part, { modelId: civic });
  const seen = await preview(shop, admin, file(row('Civic,2016,2021,,2,left one first')));
  expect(seen).toMatchObject({ changedCount: 1, newCount: 0 });
  expect(seen.lines.nodes[0]).toMatchObject({
    kind: 'CHANGED',
    label: `${part.partNumber}, Honda Civic`,
    changes: [
      { column: 'units', before: null, after: '2' },
      { column: 'note', before: null, after: 'left one first' },
    ],
  });

  await then(shop, admin, 'apply', seen.id);
  expect(await storedLines()).toMatchObject([{ units: 2, revision: 2 }]);
  expect(await preview(shop, admin, file(row('Civic,2016,2021,,2,left one first')))).toMatchObject({
    sameCount: 1,
  });

  await then(shop, admin, 'undo', seen.id);
  expect(await storedLines()).toMatchObject([{ units: null, revision: 3 }]);
});

test('a row with an id can change every column', async () => {
  await aFitment(shop.database, part, { modelId: civic, engineLitres: 1.5 });
  const [{ id } = { id: '' }] = await storedLines();
  const csv = `id,part_number,make,model,year_from,year_to\n${id},${part.partNumber},Honda,Civic,2016,2019`;

  const seen = await preview(shop, admin, csv);

  expect(seen.lines.nodes[0]?.changes).toEqual([{ column: 'year_to', before: '2021', after: '2019' }]);
});

test('ranges and wildcards are expanded in the preview', async () => {
  const seen = await preview(
    shop,
    admin,
    file(
      row('Civic*,1997,1999,,,'),
      row('Prelude,*,,,,'),
      row('Civic,2010-2012,,,,'),
      row('Civic,2020-,,,,'),
    ),
  );
  expect(seen).toMatchObject({ rows: 4, newCount: 6 });
  expect(seen.lines.nodes.map(({ row: number, words }) => `${number}: ${words}`)).toEqual([
    '2: Honda Civic 1997 to 1999',
    '2: Honda Civic del Sol 1997',
    '3: Honda Prelude 1997 to 2001',
    '3: Honda Prelude 2026',
    '4: Honda Civic 2010 to 2012',
    '5: Honda Civic 2020 to 2026',
  ]);
});

describe('a wrong row in the middle', () => {
  test.each([
    [
      'a letter in a year',
      () => row('Civic,2016,2O21,,,'),
      'year_to',
      '2O21',
      'is not a year: character 2 is not a digit.',
    ],
    [
      'years of another century',
      () => row('Civic,1066,1070,,,'),
      'year_from',
      '1066',
      'must be a year from 1885 to 2100.',
    ],
    [
      'years outside the model',
      () => row('Civic,1990,1999,,,'),
      'year_from',
      '1990',
      'The Civic starts in 1996 here.',
    ],
    [
      'years the wrong way round',
      () => row('Civic,2016,2012,,,'),
      'year_to',
      '2012',
      'The years end before they start, in 2016.',
    ],
    [
      'a wildcard without any year',
      () => row('Civic del*,2016,2020,,,'),
      'year_from',
      '2016',
      /contains no model year/,
    ],
    [
      'an unknown make',
      () => `${part.partNumber},Hunda,Civic,2016,2021,,,`,
      'make',
      'Hunda',
      /is not a known make/,
    ],
    ['an unknown model', () => row('Civik,2016,2021,,,'), 'model', 'Civik', 'is not a known model of Honda.'],
    ['an empty model', () => row(',2016,2021,,,'), 'model', '', 'is empty.'],
    [
      'an unknown part',
      () => 'NOPE-1,Honda,Civic,2016,2021,,,',
      'part_number',
      'NOPE-1',
      /doesn't match any active part/,
    ],
    ['no part at all', () => ',Honda,Civic,2016,2021,,,', 'part_number', '', /is required/],
    ['an engine that is none', () => row('Civic,2016,2021,2.05,,'), 'litres', '2.05', /must be liters/],
    [
      'too many pieces',
      () => row('Civic,2016,2021,,5000,'),
      'units',
      '5000',
      'must be a whole number from 1 to 1,000.',
    ],
    [
      'a formula',
      () => row('Civic,2016,2021,,,=HYPERLINK(1)'),
      'note',
      '=HYPERLINK(1)',
      /is a formula. Text only/,
    ],
    ['a formula by a sign', () => row('Civic,2016,2021,,,@SUM(A1)'), 'note', '@SUM(A1)', /is a formula/],
    ['a full-width formula', () => row('Civic,2016,2021,,,＝1+1'), 'note', '＝1+1', /is a formula/],
    [
      'a note that never ends',
      () => row(`Civic,2016,2021,,,${'x'.repeat(501)}`),
      'note',
      'x'.repeat(100),
      /longer than 500/,
    ],
    [
      'a sign that is no text',
      () => row('Civic,2016,2021,,,left\u0000only'),
      'note',
      'left␀only',
      'contains invalid characters.',
    ],
    ['a cell too many', () => row('Civic,2016,2021,,,,more'), 'note', 'more', /the header has 8 columns/],
    ['what another row says', () => row('Civic,2000,2001,,9,'), 'model', 'Civic', /duplicates row 2/],
  ])(
    '%s is reported with row, column and reason, and nothing is applied',
    async (_what, wrong, column, value, reason) => {
      const seen = await preview(
        shop,
        admin,
        file(row('Civic,2000,2001,,,'), wrong(), row('Civic,2003,2004,,,')),
      );

      expect(seen).toMatchObject({ state: 'READY', newCount: 2, wrongCount: 1 });
      expect(seen.lines.nodes[0]).toMatchObject({ kind: 'WRONG', row: 3, column, value });
      expect(seen.lines.nodes[0]?.reason).toMatch(reason);
      expect(await then(shop, admin, 'apply', seen.id)).toBe('Fix the 1 rejected rows first.');
      expect(await storedLines()).toEqual([]);
    },
  );

  test('a part number that two parts share needs a brand', async () => {
    await aPart(shop.database, { brand: 'Halden', partNumber: part.partNumber });
    const csv = (brand: string) =>
      `brand,part_number,make,model,year_from\n${brand},${part.partNumber},Honda,Civic,2016`;
    expect((await preview(shop, admin, csv(''))).lines.nodes[0]).toMatchObject({
      column: 'part_number',
      reason: expect.stringMatching(/^is the number of 2 parts: .+, .+\. Add the brand or the part_id\.$/),
    });
    expect(await preview(shop, admin, csv('norrland'))).toMatchObject({ newCount: 1, wrongCount: 0 });
    expect((await preview(shop, admin, csv('Veyra'))).lines.nodes[0]).toMatchObject({ column: 'brand' });
  });
});

describe('an unreadable file', () => {
  test.each([
    ['without a head of ours', 'a,b,c\n1,2,3', 'Row 1, column 1: “a” is not a known column.'],
    [
      'without a column that is needed',
      'part_number,make\nx,y',
      'Row 1: the file has no column model, year_from.',
    ],
    ['with a column twice', 'part_number,make,make,model,year_from', 'Row 1: the column make appears twice.'],
    ['that names no part', 'make,model,year_from', 'Row 1: the file has no column part_number or part_id'],
    [
      'with an open quotation mark',
      `${HEAD}\n1,2\n"3,4\n5,6`,
      'Row 3: a quotation mark is opened and never closed.',
    ],
    ['with a quotation mark in a cell', `${HEAD}\n1,2\n3"x",4`, 'Row 3: a quotation mark is in the middle'],
    [
      'with a row without an end',
      `${HEAD}\n"${'x'.repeat(200_000)}`,
      'Row 2: the row is longer than 100 kB.',
    ],
    [
      'with a head that is no text',
      'part_number,mo\u0000del',
      'Row 1, column 2: “mo␀del” is not a known column.',
    ],
    [
      'that is packed, and damaged',
      Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8]),
      'The gzip file is damaged',
    ],
    [
      'that unpacks to more than anyone has',
      gzipSync(Buffer.alloc(70 * 1024 * 1024, 'x')),
      'The file is larger than 64 MB.',
    ],
  ])('%s is refused with its position', async (_what, content, problem) => {
    const bytes = typeof content === 'string' ? content : Uint8Array.from(content);
    const seen = await preview(shop, admin, bytes);
    expect(seen).toMatchObject({ state: 'REFUSED', rows: 0 });
    expect(seen.problem).toContain(problem);
  });

  test('empty and oversized files are refused at once and not stored', async () => {
    const before = await shop.database.query('SELECT count(*) FROM file_import');
    expect(await upload(admin, new Uint8Array())).toMatchObject({ status: 400 });
    expect(await upload(admin, new Uint8Array(65 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
    expect(await shop.database.query('SELECT count(*) FROM file_import')).toEqual(before);
  });
});

describe('a file', () => {
  const rows = () => [HEAD, `${part.partNumber},Honda,Civic,2016,2021,,2,Größe`];
  const semicolons = () => rows().map((line) => line.replaceAll(',', ';'));
  test.each([
    ['with a byte order mark', () => Buffer.from(`\uFEFF${rows().join('\r\n')}`), 'UTF-8', ','],
    ['with semicolons', () => Buffer.from(semicolons().join('\r\n')), 'UTF-8', ';'],
    [
      'with tabs, in UTF-16',
      () => Buffer.from(`\uFEFF${rows().join('\n').replaceAll(',', '\t')}`, 'utf16le'),
      'UTF-16',
      '\t',
    ],
    ['in UTF-16 without a mark', () => Buffer.from(rows().join('\n'), 'utf16le'), 'UTF-16', ','],
    [
      'in UTF-16 the other way round',
      () => Buffer.from(`\uFEFF${rows().join('\n')}`, 'utf16le').swap16(),
      'UTF-16',
      ',',
    ],
    ['in that without a mark', () => Buffer.from(rows().join('\n'), 'utf16le').swap16(), 'UTF-16', ','],
    ['packed with gzip', () => gzipSync(rows().join('\n')), 'UTF-8', ','],
    ['with old ends of lines', () => Buffer.from(rows().join('\r')), 'UTF-8', ','],
  ])('%s has the same content', async (_what, bytes, encoding, delimiter) => {
    const seen = await preview(shop, admin, Uint8Array.from(bytes()));
    expect(seen).toMatchObject({ state: 'READY', encoding, delimiter, newCount: 1, wrongCount: 0 });
    await then(shop, admin, 'apply', seen.id);
    expect(await shop.database.query('SELECT note, source FROM part_fitment')).toEqual([
      { note: 'Größe', source: 'cars.csv' },
    ]);
  });
});

describe('when the lists change in the meantime', () => {
  test('rows changed since the preview are not overwritten: nothing is applied, and the file can be checked again', async () => {
    await aFitment(shop.database, part, { modelId: civic });
    const seen = await preview(shop, admin, file(row('Civic,2000,2001,,,'), row('Civic,2016,2021,,4,')));
    await shop.database.query('UPDATE part_fitment SET revision = revision + 1, units = 3');

    expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({
      state: 'READY',
      problem: `Row 3 (${part.partNumber}, Honda Civic) was changed or removed later.`,
    });
    expect(await storedLines()).toMatchObject([{ units: 3, revision: 2 }]);

    expect(await then(shop, admin, 'recheck', seen.id)).toMatchObject({ state: 'READY', problem: null });
    await then(shop, admin, 'apply', seen.id);
    expect((await storedLines()).map(span)).toEqual(['2000-2001', '2016-2021']);
  });

  test('a row added in the meantime is not added twice', async () => {
    const seen = await preview(shop, admin, file(row('Civic,2000,2001,,,'), row('Civic,2016,2021,,,')));
    await aFitment(shop.database, part, { modelId: civic });
    expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({
      state: 'READY',
      problem: 'A row of the file has been added in the meantime.',
    });
    expect((await storedLines()).map(span)).toEqual(['2016-2021']);
  });

  test('an import whose rows were changed later cannot be undone, and says why', async () => {
    const seen = await preview(shop, admin, file(row('Civic,2000,2001,,,'), row('Civic,2016,2021,,,')));
    await then(shop, admin, 'apply', seen.id);
    await shop.database.query('UPDATE part_fitment SET revision = 2, units = 1 WHERE year_from = 2016');
    expect(await then(shop, admin, 'undo', seen.id)).toMatchObject({
      state: 'APPLIED',
      problem: `Row 3 (${part.partNumber}, Honda Civic) was changed or removed later.`,
    });
    expect((await storedLines()).map(span)).toEqual(['2000-2001', '2016-2021']);
  });

  test('an import can be undone for 30 days', async () => {
    const seen = await preview(shop, admin, file(row('Civic,2000,2001,,,')));
    await then(shop, admin, 'apply', seen.id);
    await shop.database.query("UPDATE file_import SET applied_at = now() - interval '30 days 1 minute'");
    expect(await then(shop, admin, 'undo', seen.id)).toBe('This import can no longer be undone.');
    await shop.database.query("UPDATE file_import SET applied_at = now() - interval '32 days'");
    await shop.runTask('housekeeping');
    await expect(seeImport(admin, seen.id)).rejects.toThrow('This import no longer exists.');
  });

  test('an outdated export does not overwrite later changes', async () => {
    await aFitment(shop.database, part, { modelId: civic });
    const old = await exported(admin);
    await shop.database.query('UPDATE part_fitment SET revision = 2, units = 1');
    const seen = await preview(shop, admin, old);
    expect(seen.lines.nodes[0]).toMatchObject({ kind: 'WRONG', column: 'revision', value: '1' });
  });
});

test('a preview survives a reload and is gone once discarded', async () => {
  const seen = await preview(shop, admin, file(row('Civic,2000,2001,,,')));
  const page = await ask(admin, '{ imports(first: 1) { nodes { id kind state counts { new } } } }');
  expect(page).toEqual({ nodes: [{ id: seen.id, kind: 'FITMENT', state: 'READY', counts: { new: 1 } }] });
  await then(shop, admin, 'discard', seen.id);
  expect(await then(shop, admin, 'apply', seen.id)).toBe('This import no longer exists.');
});

test('imports created within a millisecond are listed once each across pages', async () => {
  for (const _file of [1, 2, 3]) await preview(shop, admin, file(row('Civic,2000,2001,,,')));
  await shop.database.query(
    `UPDATE file_import SET created_at = date_trunc('hour', now()) + place * interval '1 microsecond'
     FROM (SELECT id, row_number() OVER (ORDER BY id DESC) AS place FROM file_import) AS numbered
     WHERE numbered.id = file_import.id`,
  );
  const list = (first: number, after?: string) =>
    ask<{ nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }>(
      admin,
      'query ($first: Int!, $after: String) { imports(first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }',
      { first, after },
    );
  const all = await list(50);
  const pages = [await list(1)];
  for (let last = pages[0]; last?.pageInfo.hasNextPage; last = pages.at(-1))
    pages.push(await list(1, last.pageInfo.endCursor));

  expect(all.nodes.length).toBeGreaterThanOrEqual(3);
  expect(pages.flatMap(({ nodes }) => nodes)).toEqual(all.nodes);
});

describe('C51: only the previewed changes are applied', () => {
  test('a preview that another admin has regenerated cannot be applied by its old digest', async () => {
    const seen = await preview(shop, admin, file(row('Civic,2000,2001,,,')));
    const colleague = await shop.signIn({ role: Role.ADMIN });
    const again = (await then(shop, colleague, 'recheck', seen.id)) as SeenImport;
    expect([seen.digest, again.digest]).toEqual([expect.any(String), expect.any(String)]);

    const refused = ask(admin, APPLY, { id: seen.id, digest: seen.digest });

    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await then(shop, admin, 'apply', seen.id, again.digest)).toMatchObject({ state: 'APPLIED' });
  });

  test('an old digest is refused while the file is rechecked, and while another preview is applied', async () => {
    const seen = await preview(shop, admin, file(row('Civic,2000,2001,,,')));
    await ask(admin, `mutation ($id: ID!) { recheckImport(id: $id) { digest } }`, { id: seen.id });
    const applyOld = () => ask(admin, APPLY, { id: seen.id, digest: seen.digest });
    await expect(applyOld()).rejects.toMatchObject({ code: 'CONFLICT' });
    await shop.runTask('imports');
    const { digest } = await seeImport(admin, seen.id);
    expect(await ask(admin, APPLY, { id: seen.id, digest })).toEqual({ state: 'APPLYING' });
    await expect(applyOld()).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

test('files that changed the same row are undone in turn, newest first', async () => {
  await aFitment(shop.database, part, { modelId: civic });
  const applied: string[] = [];
  for (const [name, ...rows] of [
    ['two.csv', row('Civic,2016,2021,,2,'), row('Civic,2000,2001,,2,')],
    ['three.csv', row('Civic,2016,2021,,3,'), row('Civic,2000,2001,,3,')],
    ['four.csv', row('Civic,2016,2021,,4,'), row('Civic,2000,2001,,4,')],
  ] as const) {
    const { id } = await preview(shop, admin, file(...rows), name);
    await then(shop, admin, 'apply', id);
    applied.push(id);
  }
  const units = async () => (await storedLines()).map((one) => one.units);
  const [two = '', three = '', four = ''] = applied;
  expect(await units()).toEqual([4, 4]);

  expect(await then(shop, admin, 'undo', two)).toMatchObject({
    state: 'APPLIED',
    problem: expect.stringMatching(/^Row [23] .* was later changed by “four.csv”. Undo that first.$/),
  });
  expect(await then(shop, admin, 'undo', four)).toMatchObject({ state: 'UNDONE' });
  expect(await units()).toEqual([3, 3]);
  expect(await then(shop, admin, 'undo', three)).toMatchObject({ state: 'UNDONE' });
  expect(await units()).toEqual([2, 2]);
  expect(await then(shop, admin, 'undo', two)).toMatchObject({ state: 'UNDONE', problem: null });
  expect((await storedLines()).map(span)).toEqual(['2016-2021']);
  expect(await units()).toEqual([null]);
});

describe('an import that fails in the shop', () => {
  const poisoned = 'POISON';
  beforeAll(async () => {
    await shop.database.query(
      `CREATE FUNCTION fail_at_poison() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'poison' USING ERRCODE = 'internal_error'; END $$;
       CREATE TRIGGER poison BEFORE INSERT ON file_import_line FOR EACH ROW
         WHEN (NEW.label LIKE '${poisoned}%') EXECUTE FUNCTION fail_at_poison()`,
    );
  });
  afterAll(() => shop.database.query('DROP FUNCTION fail_at_poison CASCADE'));
  const runAndFail = () => expect(shop.runTask('imports')).rejects.toThrow('poison');

  test('does not block others, is tried three times, and can be discarded', async () => {
    const { body: bad } = await upload(admin, file(`${poisoned},Honda,Civic,2016,2021,,,`));
    await runAndFail();
    const { body: good } = await upload(admin, file(row('Civic,2016,2021,,,')));
    await runAndFail();
    expect([(await seeImport(admin, bad.id)).state, (await seeImport(admin, good.id)).state]).toEqual([
      'CHECKING',
      'READY',
    ]);

    await runAndFail();
    expect(await seeImport(admin, bad.id)).toMatchObject({
      state: 'FAILED',
      problem: 'Processing failed 3 times. See the server log.',
    });
    await shop.runTask('imports');

    expect(await then(shop, admin, 'discard', bad.id)).toBe('');
    await expect(seeImport(admin, bad.id)).rejects.toThrow('This import no longer exists.');
  });

  test('fails permanently when it crashed the shop each time', async () => {
    const { body } = await upload(admin, file(row('Civic,2016,2021,,,')));
    await shop.database.query('UPDATE file_import SET attempts = 3 WHERE id = $1', [body.id]);
    await expect(shop.runTask('imports')).rejects.toThrow(
      'The server stopped each time it processed this file.',
    );
    expect(await seeImport(admin, body.id)).toMatchObject({ state: 'FAILED' });
    expect(await then(shop, admin, 'recheck', body.id)).toMatchObject({ state: 'READY', problem: null });
  });

  test('counts one attempt when two instances want it at once', async () => {
    const { body } = await upload(admin, file(row('Civic,2016,2021,,,')));
    await shop.database.query('UPDATE file_import SET attempts = 2 WHERE id = $1', [body.id]);
    const claimed = await inTransaction(shop.database.manager, (manager) => claimImport(manager));
    expect(claimed).toMatchObject({ id: body.id, attempt: 3 });
    await shop.runTask('short-imports');
    await shop.runTask('imports');
    expect(await seeImport(admin, body.id)).toMatchObject({ state: 'CHECKING', problem: null });

    // The one that claimed it dies: its attempt stays counted.
    await shop.database.query('UPDATE file_import SET claimed_until = now() WHERE id = $1', [body.id]);
    await expect(shop.runTask('imports')).rejects.toThrow('The server stopped each time');
    expect(await seeImport(admin, body.id)).toMatchObject({ state: 'FAILED' });
  });

  test('has a fixed message when its problem cannot be stored', async () => {
    await shop.database.query(
      `ALTER TABLE file_import ADD CONSTRAINT no_quotes CHECK (problem NOT LIKE '%“%') NOT VALID`,
    );
    const { body } = await upload(admin, 'strange,head');
    for (let attempt = 1; attempt <= 4; attempt++) {
      await expect(shop.runTask('imports')).rejects.toThrow();
    }
    await shop.database.query('ALTER TABLE file_import DROP CONSTRAINT no_quotes');
    expect(await seeImport(admin, body.id)).toMatchObject({
      state: 'FAILED',
      problem: expect.stringMatching(/^Processing failed 3 times\./),
    });
  });
});

describe('an uploaded file', () => {
  test('can be discarded before it is read', async () => {
    const { body } = await upload(admin, file(row('Civic,2016,2021,,,')));
    expect(await then(shop, admin, 'discard', body.id)).toBe('');
    await expect(seeImport(admin, body.id)).rejects.toThrow('This import no longer exists.');
  });

  test('can be discarded while it is read, without waiting and without remains', async () => {
    const { body } = await upload(admin, file(row('Civic,2016,2021,,,')));
    const other = shop.database.createQueryRunner();
    await other.startTransaction();
    await other.query('LOCK TABLE vehicle_model');
    const work = shop.runTask('imports');
    await until(async () => {
      const waiting = await shop.database.query<unknown[]>(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND query LIKE '%vehicle_model%'`,
      );
      return waiting.length > 0;
    }, 'the file to be read');

    await ask(admin, 'mutation ($id: ID!) { discardImport(id: $id) { id } }', { id: body.id });

    await expect(seeImport(admin, body.id)).rejects.toThrow('This import no longer exists.');
    await other.rollbackTransaction();
    await other.release();
    await work;
    const left = await shop.database.query(
      `SELECT id FROM file_import WHERE id = $1 UNION ALL SELECT import_id FROM file_import_piece WHERE import_id = $1
       UNION ALL SELECT import_id FROM file_import_line WHERE import_id = $1`,
      [body.id],
    );
    expect(left).toEqual([]);
  });
});

test('two admins who apply a file at the same time apply it once', async () => {
  const seen = await preview(shop, admin, file(row('Civic,2000,2001,,,')));
  await Promise.all([1, 2].map(() => admin.graphql(APPLY, { id: seen.id, digest: seen.digest })));
  await Promise.all([shop.runTask('imports'), shop.runTask('imports')]);
  expect(await seeImport(admin, seen.id)).toMatchObject({ state: 'APPLIED' });
  expect(await storedLines()).toHaveLength(1);
  expect(await then(shop, admin, 'apply', seen.id)).toBe('This import has moved to another state.');
});

test('while a file is being applied, a second request is answered at once', async () => {
  const seen = await preview(shop, admin, file(row('Civic,2000,2001,,,')));
  const asks = (what: string) =>
    ask<{ state: string }>(
      admin,
      what === 'apply' ? APPLY : `mutation ($id: ID!) { ${what}Import(id: $id) { state } }`,
      { id: seen.id, digest: seen.digest },
    ).then(
      ({ state }) => state,
      (refused: unknown) => (refused as Refused).code,
    );
  await asks('apply');
  const worker = shop.database.createQueryRunner();
  await worker.startTransaction();
  await worker.query('SELECT FROM file_import WHERE id = $1 FOR UPDATE', [seen.id]);

  const answers = [await asks('apply'), await asks('undo'), await asks('recheck'), await asks('discard')];

  expect(answers).toEqual(['APPLYING', 'CONFLICT', 'CONFLICT', 'CONFLICT']);
  await worker.rollbackTransaction();
  await worker.release();
  await shop.runTask('imports');
  expect(await seeImport(admin, seen.id)).toMatchObject({ state: 'APPLIED' });
});

test('an instance that dies while applying a file leaves nothing half done, and another one applies it', async () => {
  const seen = await preview(shop, admin, file(row('Civic,2000,2001,,,'), row('Civic,2002,2003,,,')));
  await admin.graphql(APPLY, { id: seen.id, digest: seen.digest });
  const other = shop.database.createQueryRunner();
  await other.startTransaction();
  await other.query('SELECT FROM part WHERE id = $1 FOR UPDATE', [part.id]);
  const work = shop.runTask('imports');
  const writing = await until(async () => {
    const [found] = await shop.database.query<{ pid: number }[]>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
       AND query LIKE '%INSERT INTO part_fitment%'`,
    );
    return found?.pid;
  }, 'the rows to be written');

  await shop.database.query('SELECT pg_terminate_backend($1)', [writing]);

  await expect(work).rejects.toThrow();
  expect([await seeImport(admin, seen.id), await storedLines()]).toEqual([
    expect.objectContaining({ state: 'APPLYING', problem: null }),
    [],
  ]);
  await other.rollbackTransaction();
  await other.release();
  await shop.runTask('imports');
  expect(await seeImport(admin, seen.id)).toMatchObject({ state: 'APPLIED' });
  expect((await storedLines()).map(span)).toEqual(['2000-2001', '2002-2003']);
});

test('a long preview is deleted a thousand lines at a time, on discard or by the housekeeping task', async () => {
  const [first, second] = [await preview(shop, admin, file()), await preview(shop, admin, file())];
  await shop.database.query(
    `INSERT INTO file_import_line (import_id, place, file_row, kind, label)
     SELECT id, place, 2, 'WRONG', 'one of many' FROM unnest($1::uuid[]) AS id, generate_series(1, 2500) AS place`,
    [[first.id, second.id]],
  );
  await shop.database.query(`UPDATE file_import SET created_at = now() - interval '8 days' WHERE id = $1`, [
    second.id,
  ]);

  const deletions = (
    await recordSql(async () => {
      expect(await then(shop, admin, 'discard', first.id)).toBe('');
      await shop.runTask('housekeeping');
    })
  ).filter(({ text }) => text.startsWith('DELETE FROM file_import_line'));

  expect(deletions.map(({ values: [, from, to] }) => [from, to])).toEqual(
    [first, second].flatMap(() => [
      [1, 1000],
      [1001, 2000],
      [2001, 3000],
    ]),
  );
  const [left] = await shop.database.query<{ lines: string }[]>(
    'SELECT count(*) AS lines FROM file_import_line WHERE import_id = ANY($1::uuid[])',
    [[first.id, second.id]],
  );
  expect(left).toEqual({ lines: '0' });
});

test('only admins can upload and export files', async () => {
  const customer = await shop.signIn({});
  const asked = await Promise.all(
    [shop.visitor, customer, admin].map(async (client) => [
      (await client.fetch('POST', '/fitment.csv', file(), { 'Content-Type': 'text/csv' })).status,
      (await client.fetch('POST', '/imports/fitment', file(), { 'Content-Type': 'text/csv' })).status,
      (await client.fetch('GET', '/fitment.csv')).status,
      (await client.fetch('GET', '/exports/fitment.csv')).status,
    ]),
  );
  expect(asked).toEqual([
    [401, 401, 401, 401],
    [403, 403, 403, 403],
    [202, 202, 200, 200],
  ]);
});
