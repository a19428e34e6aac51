import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { loadDemoCatalogue } from './demo-shop.js';
import { goldenCases } from './golden-cases.js';

jest.setTimeout(180_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await loadDemoCatalogue(shop.database);
});
afterAll(() => shop.close());

const SEARCH = `query Golden($text: String!) { parts(first: 5, sort: BEST_MATCH, filter: { search: $text }) {
  totalCount
  nodes { id name }
  search {
    understoodAs didYouMean category
    cars { make model year from to }
    matches { partId kind reason }
    nearest { part { name } reason }
  }
} }`;

interface Answer {
  readonly parts: {
    readonly totalCount: number;
    readonly nodes: readonly { id: string; name: string }[];
    readonly search: {
      readonly understoodAs: string | null;
      readonly didYouMean: string | null;
      readonly category: string | null;
      readonly cars: readonly {
        make: string;
        model: string | null;
        year: number | null;
        from: number;
        to: number;
      }[];
      readonly matches: readonly { partId: string; kind: string; reason: string }[];
      readonly nearest: readonly { part: { name: string }; reason: string }[];
    } | null;
  };
}

/** `first hit | KIND reason | what else was understood`, as golden.txt has it. */
async function found(typed: string): Promise<string> {
  const { data, errors } = await shop.visitor.graphql(SEARCH, { text: typed });
  if (errors) return `refused: ${errors[0]?.message}`;
  const { nodes, search } = (data as unknown as Answer).parts;
  const [first] = nodes;
  const match = search?.matches.find(({ partId }) => partId === first?.id);
  const [car] = search?.cars ?? [];
  const years = car && (car.year ?? `${car.from} to ${car.to}`);
  const [near] = search?.nearest ?? [];
  const understood = [
    search?.didYouMean && `meant ${search.didYouMean}`,
    search?.category && `shelf ${search.category}`,
    car && `car ${years} ${car.make} ${car.model ?? '?'}`,
    near && `near ${near.part.name}: ${near.reason}`,
  ];
  return [
    first?.name ?? 'nothing',
    ...(first ? [match ? `${match.kind} ${match.reason}` : '-'] : []),
    ...understood.filter(Boolean),
  ].join(' | ');
}

test('there are at least 200 searches', () => {
  expect(goldenCases().length).toBeGreaterThanOrEqual(200);
});

test.each(goldenCases())('$typed', async ({ typed, expected }) => {
  expect(await found(typed)).toBe(expected);
});
