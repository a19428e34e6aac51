import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel } from '../support/fitments.js';

let shop: TestShop;
let id: string;
beforeAll(async () => {
  shop = await createTestShop();
  const part = await aPart(shop.database);
  id = part.id;
  const cars: [make: string, name: string, years: [number, number]][] = [
    ['Honda', 'Civic', [2016, 2021]],
    ['Honda', 'Civic', [2006, 2011]],
    ['Honda', 'Accord', [2015, 2017]],
    ['Mazda', '3', [2014, 2018]],
    ['BMW', '2002', [1968, 1976]],
  ];
  for (const [make, name, years] of cars) {
    await aFitment(shop.database, part, { modelId: await aModel(shop.database, { make, name }), years });
  }
});
afterAll(() => shop.close());

interface List {
  readonly totalCount: number;
  readonly makes: { make: string; count: number }[];
  readonly nodes: { make: string; model: string; yearFrom: number }[];
  readonly pageInfo: { endCursor: string; hasNextPage: boolean };
}
const list = async (variables: { make?: string; search?: string; first?: number; after?: string } = {}) =>
  (
    await ask<{ fitments: List }>(
      shop.visitor,
      `query ($id: ID!, $make: String, $search: String, $first: Int! = 24, $after: String) { part(id: $id) {
        fitments(make: $make, search: $search, first: $first, after: $after) {
          totalCount makes { make count } nodes { make model yearFrom } pageInfo { endCursor hasNextPage } } } }`,
      { id, ...variables },
    )
  ).fitments;
const named = ({ nodes }: List) => nodes.map(({ make, model, yearFrom }) => `${make} ${model} ${yearFrom}`);

test('counts the lines of each make, whatever page is shown', async () => {
  const { makes, totalCount, nodes } = await list({ first: 1 });

  expect(makes).toEqual([
    { make: 'BMW', count: 1 },
    { make: 'Honda', count: 3 },
    { make: 'Mazda', count: 1 },
  ]);
  expect(totalCount).toBe(5);
  expect(nodes).toHaveLength(1);
});

test('shows the lines of one make, page by page', async () => {
  const first = await list({ make: 'honda', first: 2 });
  const { endCursor: after } = first.pageInfo;
  const rest = await list({ make: 'honda', first: 2, after });

  expect(named(first)).toEqual(['Honda Accord 2015', 'Honda Civic 2006']);
  expect(named(rest)).toEqual(['Honda Civic 2016']);
  expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
  expect(first.makes).toEqual([{ make: 'Honda', count: 3 }]);
});

test.each([
  ['civic', ['Honda Civic 2006', 'Honda Civic 2016']],
  ['  CIVIC honda ', ['Honda Civic 2006', 'Honda Civic 2016']],
  ['civic 2017', ['Honda Civic 2016']],
  // A year, and what a car is called.
  ['2002', ['BMW 2002 1968']],
  ['1970', ['BMW 2002 1968']],
  ['100%', []],
  ['vulcan', []],
])('can be searched for "%s"', async (search, expected) => {
  expect(named(await list({ search }))).toEqual(expected);
});
