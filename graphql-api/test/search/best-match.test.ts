import { Category } from '../../src/features/catalogue/part/category.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel } from '../support/fitments.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  for (const [name, sold] of [
    ['Brake fluid', 0],
    ['Front brake caliper', 1],
    ['Front brake disc', 40],
    ['Front brake pads', 300],
    ['Rear brake pads', 90],
  ] as const) {
    const part = await aPart(shop.database, { name, category: Category.BRAKES });
    await shop.database.query(
      'UPDATE part SET sold_quantity = $2, received_quantity = received_quantity + $2 WHERE id = $1',
      [part.id, sold],
    );
    if (name !== 'Rear brake pads' && name !== 'Front brake caliper') continue;
    const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
    await aFitment(shop.database, part, { modelId });
  }
});
afterAll(() => shop.close());

const BEST_SELLING = [
  'Front brake pads',
  'Rear brake pads',
  'Front brake disc',
  'Front brake caliper',
  'Brake fluid',
];
const FOR_CIVIC = [
  'Rear brake pads',
  'Front brake caliper',
  'Front brake pads',
  'Front brake disc',
  'Brake fluid',
];

async function list(search: string, paging = 'first: 10') {
  const { data, errors } = await shop.visitor.graphql(
    `{ parts(${paging}, sort: BEST_MATCH, filter: { search: "${search}" }) { nodes { name } pageInfo { endCursor } } }`,
  );
  expect(errors).toBeUndefined();
  const { parts } = data as unknown as {
    parts: { nodes: { name: string }[]; pageInfo: { endCursor: string } };
  };
  return { names: parts.nodes.map(({ name }) => name), end: parts.pageInfo.endCursor };
}

test.each(['brak', 'brake', 'BRAKE'])('best-selling parts come first in a search for %s', async (text) => {
  expect((await list(text)).names).toEqual(BEST_SELLING);
});

test('best-selling parts come first in a category and in suggestions too', async () => {
  expect((await list('brakes')).names).toEqual([...BEST_SELLING.slice(0, 4), 'Brake fluid']);
  const { data } = await shop.visitor.graphql('{ searchSuggestions(text: "brak") { parts { name } } }');
  expect(data).toEqual({ searchSuggestions: { parts: BEST_SELLING.map((name) => ({ name })) } });
});

test.each(['civic brake', 'brakes for my civic', '2016 civic brakes'])(
  'in a search for %s, parts for the car come first, then the rest, each best-selling first',
  async (text) => {
    const { names } = await list(text);
    expect(names.slice(0, 2)).toEqual(FOR_CIVIC.slice(0, 2));
    expect(names.toSorted()).toEqual(FOR_CIVIC.toSorted());
  },
);

test.each(['brake', 'brakes for my civic'])(
  'the pages of a search for %s show each part once, in the same order',
  async (text) => {
    const { names: whole } = await list(text);
    const byCursor: string[] = [];
    let after = '';
    while (byCursor.length < whole.length) {
      const { names, end } = await list(text, `first: 1${after}`);
      byCursor.push(...names);
      after = `, after: "${end}"`;
    }
    expect(byCursor).toEqual(whole);
    const byNumber = await Promise.all(
      whole.map(async (_, at) => (await list(text, `first: 1, page: ${at + 1}`)).names),
    );
    expect(byNumber.flat()).toEqual(whole);
  },
);
