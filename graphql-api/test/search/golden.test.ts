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
  const years = car ? (car.year ?? `${car.from} to ${car.to}`) : undefined;
  const [near] = search?.nearest ?? [];
  const understood = [
    search?.didYouMean && `meant ${search.didYouMean}`,
    search?.category && `category ${search.category}`,
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

const OF_CAR = `query OfCar($text: String!, $vehicle: VehicleInput) {
  parts(first: 100, sort: BEST_MATCH, filter: { search: $text }) {
    nodes { id name fitment(vehicle: $vehicle) { verdict reason } }
    search {
      understoodAs category verdictOfAll
      cars { make model year from to litres }
      verdicts { partId dependsOnCar fitment { verdict reason } }
    }
  }
}`;

interface OfCar {
  readonly parts: {
    readonly nodes: readonly { id: string; name: string; fitment: Judged | null }[];
    readonly search: {
      readonly understoodAs: string | null;
      readonly category: string | null;
      readonly verdictOfAll: string | null;
      readonly cars: readonly {
        make: string;
        model: string | null;
        year: number | null;
        from: number;
        to: number;
        litres: number | null;
      }[];
      readonly verdicts: readonly { partId: string; dependsOnCar: boolean; fitment: Judged }[];
    } | null;
  };
}
interface Judged {
  readonly verdict: string;
  readonly reason: string;
}

async function foundForCar(text: string, vehicle?: object): Promise<OfCar['parts'] | null> {
  const { data } = await shop.visitor.graphql(OF_CAR, { text, vehicle });
  return (data as unknown as OfCar | null)?.parts ?? null;
}

const asVehicle = (
  { make, model, litres }: { make: string; model: string; litres: number | null },
  year: number,
) => ({ year, make, model, ...(litres !== null && { engine: { litres } }) });

describe('C54: a search with a car', () =>
  test('gives each part its verdict for that car, and the list promises nothing more', async () => {
    const searches = { ofOneCar: 0, ofSeveral: 0, ofNothingElse: 0 };
    // The list itself says in which car a part was found.
    for (const { typed } of goldenCases().filter(({ expected }) => expected.includes('| car '))) {
      const found = await foundForCar(typed);
      const { search, nodes = [] } = found ?? {};
      if (!search?.cars.length || nodes.length === 0) continue;
      const { verdicts, verdictOfAll, understoodAs, category } = search;
      expect({ typed, judged: verdicts.map(({ partId }) => partId) }).toEqual({
        typed,
        judged: nodes.map(({ id }) => id),
      });
      const actual = verdicts.map(({ fitment }) => fitment.verdict);
      const isFit = (verdict: string) => verdict === 'FITS';
      const mayFit = (verdict: string) => isFit(verdict) || verdict === 'FITS_IF';
      expect({ typed, verdictOfAll }).toEqual({
        typed,
        verdictOfAll: actual.every(isFit) ? 'FITS' : actual.every(mayFit) ? 'FITS_IF' : null,
      });
      if (understoodAs === null && category === null) {
        searches.ofNothingElse++;
        expect({ typed, promises: verdictOfAll !== null }).toEqual({ typed, promises: true });
      }
      const [car, ...others] = search.cars;
      if (car?.model == null || others.length > 0) continue;
      const { model } = car;
      if (car.year !== null) {
        searches.ofOneCar++;
        const judged = await foundForCar(typed, asVehicle({ ...car, model }, car.year));
        expect({ typed, verdicts: verdicts.map(({ fitment }) => fitment) }).toEqual({
          typed,
          verdicts: judged?.nodes.map(({ fitment }) => fitment),
        });
        continue;
      }
      searches.ofSeveral++;
      // Whatever year it turns out to be.
      for (const year of [car.from, Math.floor((car.from + car.to) / 2), car.to]) {
        const judged = await foundForCar(typed, asVehicle({ ...car, model }, year));
        for (const [at, { fitment, dependsOnCar }] of verdicts.entries()) {
          const { fitment: ofYear, name } = judged?.nodes[at] ?? {};
          if (!ofYear || ['FITS_IF', 'UNKNOWN'].includes(fitment.verdict) || dependsOnCar) continue;
          expect({ typed, year, name, verdict: fitment.verdict }).toEqual({
            typed,
            year,
            name,
            verdict: ofYear.verdict,
          });
        }
      }
    }
    expect(Math.min(...Object.values(searches))).toBeGreaterThan(5);
  }));

const WITH_OWN = `query WithOwn($text: String!, $car: VehicleInput!) {
  parts(first: 5, sort: BEST_FIT, filter: { search: $text, vehicle: { car: $car } }) {
    totalCount
    search { understoodAs cars { make model year } verdicts { partId } }
  }
}`;

test.each([
  // It lists nothing, and says which car it is.
  ['2HGFC2F59GH500000', { year: 2014, make: 'Volkswagen', model: 'Jetta' }, false, 'Civic'],
  ['golf 7', { year: 2014, make: 'Volkswagen', model: 'Jetta' }, false, 'Golf'],
  [
    '2016 honda civic 2.0',
    { year: 2016, make: 'Honda', model: 'Civic', engine: { litres: 1.5 } },
    false,
    'Civic',
  ],
  ['2HGFC2F59GH500000', { year: 2016, make: 'Honda', model: 'Civic' }, true, undefined],
  ['golf 7', { year: 2018, make: 'Volkswagen', model: 'Golf' }, true, undefined],
  // The list stays one for the user's own car.
  ['2016 civic motor oil', { year: 2014, make: 'Volkswagen', model: 'Jetta' }, true, 'Civic'],
])('for %s and the chosen car %o promises no verdict', async (text, car, lists, other) => {
  const { data } = await shop.visitor.graphql(WITH_OWN, { text, car });
  const { parts } = data as unknown as {
    parts: {
      totalCount: number;
      search: { cars: readonly { model: string }[]; verdicts: readonly unknown[] };
    };
  };
  const { totalCount, search } = parts;
  expect({ lists: totalCount > 0, other: search.cars[0]?.model, verdicts: search.verdicts }).toEqual({
    lists,
    other,
    verdicts: [],
  });
});

test.each(['halden hd 4471 blue', 'turbo hose', '5w30 carton wheels'])(
  'the count for each word of %s equals a search for it',
  async (text) => {
    const { data } = await shop.visitor.graphql(
      'query ($text: String!) { parts(filter: { search: $text }) { totalCount search { words { text parts } } } }',
      { text },
    );
    const { parts } = data as unknown as {
      parts: { totalCount: number; search: { words: readonly { text: string; parts: number }[] } };
    };
    expect(parts.totalCount).toBe(0);
    const found = await Promise.all(
      parts.search.words.map(async (word) => {
        const { data: alone } = await shop.visitor.graphql(
          'query ($text: String!) { parts(filter: { search: $text }) { totalCount } }',
          { text: word.text },
        );
        return {
          text: word.text,
          parts: (alone as unknown as { parts: { totalCount: number } }).parts.totalCount,
        };
      }),
    );
    expect(parts.search.words).toEqual(found);
    expect(found.some((word) => word.parts > 0)).toBe(true);
  },
);

test.each([
  ['radiator hose', 'Engine radiator 650 x 400 mm'],
  ['hose for a radiator', 'Engine radiator 650 x 400 mm'],
  ['manguera de radiador', 'Engine radiator 650 x 400 mm'],
  ['fuel hose', 'Fuel filter 8 mm, in-line'],
])('the nearest results for %s contain no brake hose', async (text, nearest) => {
  const { data } = await shop.visitor.graphql(SEARCH, { text });
  const { search, nodes } = (data as unknown as Answer).parts;
  expect(nodes).toEqual([]);
  const names = search?.nearest.map(({ part }) => part.name) ?? [];
  expect(names[0]).toBe(nearest);
  expect(names.filter((name) => name.includes('brake hose'))).toEqual([]);
});
