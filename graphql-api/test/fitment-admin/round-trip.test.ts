import { parse } from 'csv-parse/sync';
import fc from 'fast-check';

import { Role } from '../../src/auth/role.js';
import { PartFitment } from '../../src/features/cars/fitment/part-fitment.entity.js';
import { Position } from '../../src/features/cars/fitment/position.kinds.js';
import { Fuel } from '../../src/features/cars/vehicle/fuel.kinds.js';
import { newId } from '../../src/shared/ids.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aModel } from '../support/fitments.js';
import { exported, preview } from '../import/importing.js';

let shop: TestShop;
let admin: Customer;
let models: number[];
let parts: string[];
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  models = [
    await aModel(shop.database, { make: 'Honda', name: 'Civic' }),
    await aModel(shop.database, { make: 'Škoda', name: '=1+1, "the" other' }),
  ];
  const numbers = ['-100', '0976', 'A "B", C', '=SUM(A1)'];
  parts = await Promise.all(
    numbers.map(async (partNumber) => (await aPart(shop.database, { partNumber })).id),
  );
  await shop.database.query(
    `INSERT INTO fitment_question (key, text, answers) VALUES ('rear-brakes', 'Disc | drum?', $1)`,
    [['rear | discs', '\\drums', '@none']],
  );
});
afterAll(() => shop.close());

/** Text as people and machines write it, with what files and spreadsheets trip over. */
const text = (most: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '=',
          '+',
          '-',
          '@',
          '＝',
          '＋',
          '－',
          '＠',
          "'",
          '"',
          ',',
          ';',
          '\n',
          '\r\n',
          '\t',
          ' ',
          '|',
          '\\',
          'ü',
          '漢',
          '😀',
          '\uFEFF',
        ),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
      ),
      { minLength: 1, maxLength: most },
    )
    .map((signs) => signs.join('').replaceAll('\u0000', '').slice(0, 60).toWellFormed())
    .filter((made) => made.trim() !== '');

const line = fc
  .record({
    partId: fc.nat({ max: 3 }),
    modelId: fc.nat({ max: 1 }),
    yearFrom: fc.integer({ min: 1996, max: 2026 }),
    length: fc.nat({ max: 8 }),
    engineLitres: fc.option(fc.integer({ min: 1, max: 299 }).map((tenths) => tenths / 10)),
    engineCylinders: fc.option(fc.integer({ min: 1, max: 24 })),
    engineFuel: fc.option(fc.constantFrom(...Object.values(Fuel))),
    position: fc.option(fc.constantFrom(...Object.values(Position))),
    units: fc.option(fc.integer({ min: 1, max: 1000 })),
    accepted: fc.option(fc.subarray(['rear | discs', '\\drums', '@none'], { minLength: 1 })),
    excludes: fc.boolean(),
    note: fc.option(text(30)),
    source: text(30),
  })
  .map(({ length, ...one }) => ({ ...one, yearTo: Math.min(one.yearFrom + length, 2026) }));

test('any list can be exported and imported again without changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 25 }), async (lines) => {
      await shop.database.query('DELETE FROM part_fitment');
      for (const { partId, modelId, accepted, ...rest } of lines) {
        await shop.database
          .createQueryBuilder()
          .insert()
          .into(PartFitment)
          .values({
            ...rest,
            ...{ id: newId(), partId: parts[partId], modelId: models[modelId], accepted, revision: 1 },
            questionKey: accepted ? 'rear-brakes' : null,
          })
          .orIgnore()
          .execute();
      }
      const [{ count } = { count: 0 }] = await shop.database.query<{ count: number }[]>(
        'SELECT count(*)::integer AS count FROM part_fitment',
      );

      const file = await exported(admin);
      const seen = await preview(shop, admin, file);

      expect(seen.lines.nodes.filter(({ kind }) => kind !== 'SAME')).toEqual([]);
      expect(seen).toMatchObject({ state: 'READY', sameCount: count, problem: null });
      // No cell of it is a formula to a spreadsheet.
      const cells: string[][] = parse(file, { bom: true });
      expect(cells.flat().filter((cell) => /^[=+\-@＝＋－＠\t\r\n]/.test(cell))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
