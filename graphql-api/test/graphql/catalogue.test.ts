import { Role } from '../../src/auth/role.js';
import { Category } from '../../src/features/catalogue/part/category.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { fillCatalogue } from '../support/large-catalogue.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

interface Listed {
  readonly totalCount: number;
  readonly totalIsExact: boolean;
  readonly nodes: { readonly name: string }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly facets: {
    readonly isExact: boolean;
    readonly categories: { readonly category: string; readonly count: number }[];
    readonly brands: { readonly brand: string; readonly count: number }[];
  };
}

async function ask(args: string, wanted: string, asked = shop): Promise<Listed> {
  const { data, errors } = await asked.visitor.graphql(`{ parts(${args}) { ${wanted} } }`);
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as unknown as { parts: Listed }).parts;
}

const COUNTS =
  'totalCount totalIsExact facets { isExact categories { category count } brands { brand count } }';

const counted = async (filter: string) => {
  const { totalCount, facets } = await ask(`filter: {${filter}}`, COUNTS);
  return [totalCount, ...[...facets.categories, ...facets.brands].map(({ count }) => count)];
};

describe('counts', () => {
  const kite = 'brands: ["Kite"]';
  const inStock = `${kite}, inStock: true`;

  test('are correct right after every change and after folding', async () => {
    const wheel = await aPart(shop.database, {
      brand: 'Kite',
      category: Category.WHEELS,
      availableQuantity: 5,
    });
    const plug = await aPart(shop.database, { brand: 'Kite', category: Category.IGNITION });
    expect(await counted(kite)).toEqual([2, 1, 1, 2]);
    const change = (text: string) => admin.graphql(`mutation { ${text} }`);

    await change(`updatePart(id: "${plug.id}", input: {category: WHEELS}) { id }`);
    expect(await counted(kite)).toEqual([2, 2, 2]);
    await change(`restockPart(id: "${wheel.id}", quantity: -5, reason: "Rust") { id }`);
    expect(await counted(inStock)).toEqual([1, 1, 1]);
    await change(`removePart(id: "${plug.id}") { id }`);
    expect(await counted(kite)).toEqual([1, 1, 1]);
    expect(await counted(inStock)).toEqual([0]);

    await fillCatalogue(shop.database, 300);
    for (let index = 0; index < 120; index++) await aPart(shop.database, { brand: 'Lumo' });
    const before = await ask('first: 1', COUNTS);
    await shop.runTask('count-folding');
    expect(await ask('first: 1', COUNTS)).toEqual(before);
    const [{ rows, parts }] = await shop.database.query<[{ rows: number; parts: number }]>(
      `SELECT (SELECT count(*)::integer FROM part_count_by_brand) AS rows,
         (SELECT count(*)::integer FROM part WHERE deleted_at IS NULL) AS parts`,
    );
    expect(before.totalCount).toBe(parts);
    expect(rows).toBeLessThan(100);
  });

  test('stop at a thousand with a search and say so, while the list goes on', async () => {
    const large = await createTestShop();
    await fillCatalogue(large.database, 2400);
    const all = await ask('filter: {search: "N"}', COUNTS, large);
    const few = await ask('filter: {search: "disc"}', COUNTS, large);
    const late = await ask(
      'filter: {search: "N"}, page: 100',
      'nodes { name } pageInfo { hasNextPage }',
      large,
    );
    await large.close();

    expect(all).toMatchObject({ totalCount: 1000, totalIsExact: false, facets: { isExact: false } });
    expect(few).toMatchObject({ totalCount: 240, totalIsExact: true, facets: { isExact: true } });
    expect(late.nodes).toHaveLength(24);
    expect(late.pageInfo.hasNextPage).toBe(false);
  });
});

describe('the order of parts', () => {
  test('best matches first: numbers with the prefix, names with the prefix, then the rest', async () => {
    for (const [name, partNumber] of [
      ['Ring for Quarz lamp', 'A-1'],
      ['quarz bulb', 'A-2'],
      ['Quarz adapter', 'A-3'],
      ['Bulb', 'QUARZ 7'],
      ['Clip', 'quarz-12'],
      ['A lamp, quarz', 'A-4'],
    ]) {
      await aPart(shop.database, { name, partNumber });
    }
    const { nodes } = await ask('sort: BEST_MATCH, filter: {search: "Quarz"}', 'nodes { name }');

    expect(nodes.map(({ name }) => name)).toEqual([
      'Clip',
      'Bulb',
      'Quarz adapter',
      'quarz bulb',
      'A lamp, quarz',
      'Ring for Quarz lamp',
    ]);
  });

  const SORTS = ['BEST_MATCH', 'NAME_ASC', 'NAME_DESC', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC'];
  const FILTERS = [
    '',
    'search: "disc"',
    'search: "quarz"',
    'brands: ["Alpina Parts", "Kite", "Lumo"]',
    'categories: [BRAKES, WHEELS]',
    'inStock: true, minPrice: "5.10", maxPrice: "6.00"',
  ];
  const combinations = SORTS.flatMap((sort) => FILTERS.map((filter) => [sort, filter] as const));

  test.each(combinations)('%s {%s}: pages, cursors and the whole list agree', async (sort, filter) => {
    const args = `sort: ${sort}, filter: {${filter}}`;
    const list = async (paging: string) =>
      ask(`${args}, ${paging}`, 'nodes { name } pageInfo { endCursor hasNextPage }');
    const all = (await list('first: 100')).nodes.map(({ name }) => name).slice(0, 35);
    const byPage: string[] = [];
    const byCursor: string[] = [];
    let after = '';
    for (let page = 1; page <= 7; page++) {
      byPage.push(...(await list(`first: 5, page: ${page}`)).nodes.map(({ name }) => name));
      const next = await list(`first: 5${after}`);
      byCursor.push(...next.nodes.map(({ name }) => name));
      if (!next.pageInfo.hasNextPage) break;
      after = `, after: "${next.pageInfo.endCursor}"`;
    }

    expect(all.length).toBeGreaterThan(5);
    expect(byPage).toEqual(all);
    expect(byCursor).toEqual(all);
  });
});

describe('a search sorted by price', () => {
  let large: TestShop;
  beforeAll(async () => {
    large = await createTestShop();
    await fillCatalogue(large.database, 2000);
    // Beyond everything read in the order of prices: every cheaper part and every dearer one is of another kind.
    for (const priceMinor of [20_000_000, 900_000, 900_001, 3_000_000]) {
      await aPart(large.database, { name: `Turbocharger ${priceMinor}`, priceMinor });
    }
    for (const priceMinor of [51, 50]) {
      await aPart(large.database, { name: `Gasket of a turbocharger ${priceMinor}`, priceMinor });
    }
  });
  afterAll(() => large.close());

  const found = async (args: string) =>
    (await ask(`filter: {search: "turbocharger"}, ${args}`, 'nodes { name }', large)).nodes.map(({ name }) =>
      Number(/\d+$/.exec(name)?.[0]),
    );

  test('finds matches anywhere in the price order', async () => {
    const cheapest = [50, 51, 900_000, 900_001, 3_000_000, 20_000_000];

    expect(await found('sort: PRICE_ASC')).toEqual(cheapest);
    expect(await found('sort: PRICE_DESC')).toEqual(cheapest.toReversed());
    expect(await found('sort: PRICE_ASC, first: 2, page: 2')).toEqual([900_000, 900_001]);
    expect(await found('sort: PRICE_DESC, first: 2, page: 2')).toEqual([900_001, 900_000]);
    expect(await found('sort: PRICE_ASC, first: 2, page: 4')).toEqual([]);
  });
});
