import { Role } from '../../src/auth/role.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aModel } from '../support/fitments.js';
import { preview, then } from './importing.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  await aPart(shop.database, { partNumber: 'WO-1' });
  await aModel(shop.database, { make: 'Volkswagen', name: 'Golf' });
  await aModel(shop.database, { make: 'Chevrolet', name: 'S-10 Pickup' });
  await aModel(shop.database, { make: 'Ford', name: 'F-150' });
});
afterAll(() => shop.close());

const look = (kind: string, file: string) => preview(shop, admin, file, 'supplier.csv', kind);

describe('several numbers in one cell', () => {
  const file = (cell: string) => `part_number,kind,number,maker\nWO-1,oe,"${cell}",Hyundai\n`;
  test.each([
    '31110-09000, E8678M',
    '31110-09000;E8678M',
    '31110-09000 | E8678M',
    '31110-09000 / E8678M',
    '31110-09000\nE8678M',
  ])('%j are two numbers', async (cell) => {
    const seen = await look('numbers', file(cell));
    expect(seen).toMatchObject({ rows: 1, newCount: 2, wrongCount: 0 });
    expect(seen.lines.nodes.map(({ words }) => words)).toEqual([
      'OE 31110-09000 (Hyundai)',
      'OE E8678M (Hyundai)',
    ]);
  });

  test.each(['BP 31/2', 'E8678M', '31110 09000'])('%s is one number', async (cell) => {
    expect(await look('numbers', file(cell))).toMatchObject({ newCount: 1, wrongCount: 0 });
  });

  test('each of them is found by the search once applied', async () => {
    const { id } = await look('numbers', file('31110-09000, E8678M'));
    await then(shop, admin, 'apply', id);
    for (const text of ['31110 09000', 'e8678m']) {
      const { data } = await shop.visitor.graphql(
        'query ($text: String!) { parts(filter: { search: $text }) { totalCount } }',
        {
          text,
        },
      );
      expect(data).toEqual({ parts: { totalCount: 1 } });
    }
  });

  test('digits around a comma are ambiguous, and the row asks', async () => {
    expect((await look('numbers', file('31110,09000'))).lines.nodes).toMatchObject([
      { kind: 'WRONG', value: '31110,09000', reason: expect.stringContaining('may be one number or two') },
    ]);
  });
});

describe('a fitment list accepts the car names that the search understands', () => {
  test.each([
    ['VW', 'Golf', 'Volkswagen Golf'],
    ['Chevy', 'S10', 'Chevrolet S-10 Pickup'],
    ['ford', 'F150', 'Ford F-150'],
    ['Ford', 'F 150*', 'Ford F-150'],
  ])('%s %s is %s', async (make, model, car) => {
    const seen = await look('fitment', `part_number,make,model,year_from\nWO-1,${make},${model},2016\n`);
    expect(seen.lines.nodes).toMatchObject([{ kind: 'NEW', label: `WO-1, ${car}` }]);
  });

  test.each([
    ['2016.0', ''],
    ['2016.00', '2018.0'],
    ['"2016,0"', '2018'],
  ])('years written as %s and %s are accepted', async (from, to) => {
    const seen = await look(
      'fitment',
      `part_number,make,model,year_from,year_to\nWO-1,Ford,F-150,${from},${to}\n`,
    );
    expect(seen).toMatchObject({ newCount: 1, wrongCount: 0 });
  });

  test('years of models are accepted in that form too', async () => {
    expect(
      await look('vehicles', 'make,model,years\nDacia,Logan,2005.0-2012.0\nDacia,Duster,2010.0\n'),
    ).toMatchObject({
      newCount: 2,
      wrongCount: 0,
    });
  });
});
