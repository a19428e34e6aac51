import { Role } from '../../src/auth/role.js';
import { isSpellingOf } from '../../src/features/catalogue/part/part-number-match.js';
import { numberKey } from '../../src/features/catalogue/search/search-condition.js';
import { ask } from '../support/ask.js';
import { aPart, showable } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { preview, then } from './importing.js';

let shop: TestShop;
let admin: Customer;
let made = 0;
let brand: string;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
beforeEach(() => {
  brand = `Brand ${++made}`;
});
afterAll(() => shop.close());

const HEAD = 'brand,part_number,name,price,stock\n';
const look = async (rows: readonly string[], of = brand) =>
  preview(
    shop,
    admin,
    HEAD + rows.map((number) => `${of},"${number}",Bulb,9.90,3\n`).join(''),
    'a.csv',
    'parts',
  );
const kinds = async (...given: Parameters<typeof look>) =>
  (await look(...given)).lines.nodes.map(({ kind, reason }) => [kind, reason]);

describe('different numbers stay two parts', () => {
  test.each([
    ['12.34', '123.4'],
    ['12/34', '1/234'],
    ['H7', 'H7+'],
    ['H7+', 'H7'],
    ['АВ-100', 'СН-100'],
    ['オイル-1', 'ブレーキ-1'],
    ['ด-100', 'ค-100'],
    ['٣-A', '٤-A'],
    ['क्ष-1', 'कष-1'],
  ])('%s and %s', async (known, number) => {
    const part = await aPart(shop.database, { brand, partNumber: known, priceMinor: 500 });
    const seen = await look([number]);
    expect(seen.lines.nodes).toMatchObject([{ kind: 'NEW', reason: null }]);
    expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({ state: 'APPLIED' });
    const parts = await shop.database.query(
      'SELECT part_number AS number, price_minor AS price FROM part WHERE brand = $1 ORDER BY price_minor',
      [brand],
    );
    expect(parts).toEqual([
      { number: part.partNumber, price: 500 },
      { number, price: 990 },
    ]);
    // Both are there now, and each is itself.
    expect(await kinds([known, number])).toEqual([
      ['CHANGED', null],
      ['SAME', null],
    ]);
  });

  test('also within one file, where two spellings of one number are refused', async () => {
    expect(await kinds(['123.4', '12.34', 'H7', 'H7+'])).toEqual(Array(4).fill(['NEW', null]));
    expect(await kinds(['NN-10', 'nn 10'])).toEqual([
      ['WRONG', 'duplicates row 2 of this file, or changes the same record.'],
      ['NEW', null],
    ]);
  });
});

describe('another spelling finds the part', () => {
  test.each(['ab–12–34', ' AB 1234', 'ＡＢ-12-34', 'AB\u200B-12\u00AD-34', 'ab1234'])(
    '%s',
    async (number) => {
      await aPart(shop.database, { brand, partNumber: 'AB-12-34' });
      expect(await kinds([number])).toEqual([['CHANGED', null]]);
    },
  );

  test('a spelling with other punctuation is noted in the row; brands ignore case, accents and blanks', async () => {
    await aPart(shop.database, { brand: `Škoda ${brand}`, partNumber: '12.34' });
    expect(await kinds(['12/34'], `SKODA  ${brand.toLowerCase()}`)).toEqual([
      ['CHANGED', '12/34 is treated as 12.34.'],
    ]);
  });

  test('an ambiguous number is refused with both parts', async () => {
    for (const partNumber of ['12.34', '123.4']) await aPart(shop.database, { brand, partNumber });
    expect(await kinds(['1234', '12.34'])).toEqual([
      [
        'WRONG',
        expect.stringMatching(
          `is the number of 2 parts: ${brand} (12.34|123.4), ${brand} (12.34|123.4). Add the brand`,
        ),
      ],
      ['CHANGED', null],
    ]);
    for (const partNumber of ['001.5', '1.50']) await aPart(shop.database, { brand, partNumber });
    expect(await kinds(['1.5'])).toEqual([['WRONG', expect.stringContaining('is the number of 2 parts')]]);
  });
});

test('a part added since the preview is not added twice, in any spelling', async () => {
  const seen = await look(['AB-77']);
  await aPart(shop.database, { brand: brand.toUpperCase(), partNumber: 'ab 77' });
  expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({
    state: 'READY',
    problem: expect.stringContaining('was changed or removed later'),
  });
});

describe('for each code point of Unicode', () => {
  // Planes 2 and 3 are ideographs, 4 to 13 empty, 15 and 16 private.
  const points = Array.from({ length: 0xe1000 }, (_, point) => point).filter(
    (point) => (point > 0 && point < 0xd800) || (point > 0xdfff && point < 0x20000) || point >= 0xe0000,
  );
  const keys = points.map((point) => numberKey(`1${String.fromCodePoint(point)}2`));

  test('the key of a number has all letters and digits, and neither punctuation nor invisible characters', () => {
    const matching = (pattern: RegExp) => points.filter((point) => pattern.test(String.fromCodePoint(point)));
    const places = new Map(points.map((point, place) => [point, place]));
    const isKeyCharacter = (point: number) => keys[places.get(point) ?? -1] !== '12';
    expect(
      matching(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u).filter((point) => !isKeyCharacter(point)),
    ).toEqual([]);
    // Some symbols represent letters: ㎏, №, ℃.
    expect(
      matching(/(?!\p{Alphabetic})[\p{P}\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u)
        .filter((point) => isKeyCharacter(point))
        .filter((point) => !/[\p{L}\p{N}\p{M}]/u.test(String.fromCodePoint(point).normalize('NFKC'))),
    ).toEqual([]);
  });

  test('the database computes the same key', async () => {
    const rows = await shop.database.query<{ point: number; key: string }[]>(
      `SELECT point, number_key('1' || chr(point) || '2') AS key FROM unnest($1::integer[], $2::text[]) AS one (point, key)
       WHERE unicode_assigned(chr(point) || key) AND number_key('1' || chr(point) || '2') <> key`,
      [points, keys],
    );
    expect(rows.map(({ point, key }) => [point.toString(16), key])).toEqual([]);
  });

  test("numbers that differ in a letter or digit are different, and blanks don't matter", () => {
    const letters = points
      .map((point) => String.fromCodePoint(point))
      .filter((sign) => /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(sign));
    expect(letters.filter((sign) => isSpellingOf(`${sign}-100`, '100'))).toEqual([]);
    expect(isSpellingOf('1 00', '100')).toBe(true);
  });
});

test('a search finds a number by its letters in any script, ignoring punctuation', async () => {
  const parts = await Promise.all(
    ['АВ-1002', 'オイル-1002'].map((partNumber) => aPart(shop.database, { brand, partNumber })),
  );
  const found = async (search: string) =>
    (
      await ask<{ nodes: { id: string }[] }>(
        shop.visitor,
        'query ($search: String) { parts(filter: { search: $search }) { nodes { id } } }',
        { search },
      )
    ).nodes.map(({ id }) => id);
  expect(await found('ав 1002')).toEqual([parts[0]?.id]);
  expect(await found('オイル1002')).toEqual([parts[1]?.id]);
  expect((await found('1002')).sort()).toEqual(parts.map(({ id }) => id).sort());
});

describe('in the form', () => {
  const add = (partNumber: string, of: string) =>
    ask<{ id: string }>(admin, 'mutation ($input: AddPartInput!) { addPart(input: $input) { id } }', {
      input: {
        ...{ ...showable, brand: of, partNumber },
        ...{ price: '5.00', orderQuantity: 1, availableQuantity: 1 },
      },
    });

  test('an existing brand and number are refused with their part', async () => {
    const part = await aPart(shop.database, { brand, partNumber: 'H 7' });
    await expect(add('h7', brand.toLowerCase())).rejects.toMatchObject({
      code: 'PART_NUMBER_TAKEN',
      details: { partId: part.id, partName: part.name },
    });
    expect(await add('H7+', brand)).toMatchObject({ id: expect.any(String) });
    expect(await add('H7', `${brand} B`)).toMatchObject({ id: expect.any(String) });
  });

  test("changing to another part's number is refused, while the part's own number can be respelled", async () => {
    const [part, other] = await Promise.all(
      ['AB-1', 'AB-2'].map((partNumber) => aPart(shop.database, { brand, partNumber })),
    );
    const change = (partNumber: string) =>
      ask<{ partNumber: string }>(
        admin,
        'mutation ($id: ID!, $input: UpdatePartInput!) { updatePart(id: $id, input: $input) { partNumber } }',
        { id: part?.id, input: { partNumber } },
      );
    await expect(change('ab-2')).rejects.toMatchObject({ details: { partId: other?.id } });
    expect(await change('ab-1')).toEqual({ partNumber: 'ab-1' });
  });

  test('of two admins who add a part at the same time, one succeeds', async () => {
    const answers = await Promise.allSettled([add('TWIN-1', brand), add('TWIN-1', brand)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
