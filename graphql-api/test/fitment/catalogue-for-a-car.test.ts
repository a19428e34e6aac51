import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { Category } from '../../src/features/catalogue/part/category.js';
import { Position } from '../../src/features/cars/fitment/position.kinds.js';
import { Fuel } from '../../src/features/cars/vehicle/fuel.kinds.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel } from '../support/fitments.js';
import { seededRandom } from '../support/seeded.js';
import { recordSql } from '../support/sql-recorder.js';

// A list finds verdicts in SQL, a part page by `judge`: here the two are compared.

const PARTS = 60;
const MODELS = ['Civic', 'Accord', 'Golf'];
const QUESTIONS = { 'rear-brakes': ['rear discs', 'rear drums'], tow: ['a tow package', 'no tow package'] };

let shop: TestShop;
const random = seededRandom(34);
const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
const now = <T>(chance: number, value: () => T): T | null => (random() < chance ? value() : null);

beforeAll(async () => {
  shop = await createTestShop();
  const models = await Promise.all(MODELS.map((name) => aModel(shop.database, { make: 'Honda', name })));
  for (let index = 0; index < PARTS; index++) {
    const part = await aPart(shop.database, {
      universal: random() < 0.1,
      category: pick([Category.BRAKES, Category.FILTERS]),
      brand: pick(['Kite', 'Lumo']),
    });
    for (let row = Math.floor(random() * 5); row > 0; row--) await aRow(part, pick(models));
    if (random() < 0.6) await markComplete(part);
  }
});
afterAll(() => shop.close());

async function aRow(part: Part, modelId: number): Promise<void> {
  const from = 2010 + Math.floor(random() * 6);
  const question = now(0.3, () => pick(Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]));
  const row = {
    modelId,
    years: [from, from + Math.floor(random() * 6)] as const,
    engineLitres: now(0.3, () => pick([1.5, 2])),
    engineCylinders: now(0.1, () => pick([4, 6])),
    engineFuel: now(0.2, () => pick([Fuel.DIESEL, Fuel.GASOLINE])),
    question,
    accepted: question && [pick(QUESTIONS[question])],
    excludes: random() < 0.25,
  };
  // The same line may come twice; once is enough.
  await aFitment(shop.database, part, row).catch((error: unknown) =>
    expect(String(error)).toContain('part_fitment_once'),
  );
}

const markComplete = ({ id }: Part) =>
  shop.database.query(
    `UPDATE part SET fitment_complete = true WHERE id = $1
     AND EXISTS (SELECT FROM part_fitment WHERE part_id = $1 AND NOT excludes)`,
    [id],
  );

interface Asked {
  readonly car: { year: number; make: string; model: string; engine: object | null };
  readonly answers: { question: string; answer: string }[];
}

const aCar = (): Asked => ({
  car: {
    year: 2009 + Math.floor(random() * 13),
    make: 'honda',
    model: pick(MODELS).toUpperCase(),
    engine: now(0.6, () => ({
      litres: now(0.7, () => pick([1.5, 2, 3])),
      cylinders: now(0.3, () => pick([4, 6])),
      fuel: now(0.4, () => pick([Fuel.DIESEL, Fuel.GASOLINE])),
    })),
  },
  answers: Object.entries(QUESTIONS).flatMap(([question, answers]) =>
    random() < 0.4 ? [{ question, answer: pick([...answers, 'something else']) }] : [],
  ),
});

async function ask<T>(query: string, variables: object): Promise<T> {
  const { data, errors } = await shop.visitor.graphql(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data as T;
}

interface Listed {
  readonly parts: {
    readonly totalCount: number;
    readonly nodes: { readonly id: string; readonly fitment?: { readonly verdict: string } }[];
    readonly fitCounts: Record<string, number> | null;
    readonly facets: Record<'brands' | 'categories', { readonly count: number }[]>;
  };
}

const VERDICTS = `query ($car: VehicleInput!, $answers: [FitmentAnswerInput!]) {
  parts(first: 100) { nodes { id fitment(vehicle: $car, answers: $answers) { verdict } } } }`;
const LISTED = `query ($filter: PartFilter!, $sort: PartSort!) { parts(filter: $filter, sort: $sort, first: 100) {
  totalCount nodes { id } fitCounts { fits fitsIf unknown all } facets { brands { count } categories { count } } } }`;

const sumOf = (counts: readonly { readonly count: number }[]) =>
  counts.reduce((sum, { count }) => sum + count, 0);

test('a list filters and counts parts by verdict, for any car and sort', async () => {
  const seen = new Map<string, number>();
  for (let round = 0; round < 60; round++) {
    const asked = aCar();
    const { nodes } = (await ask<Listed>(VERDICTS, asked)).parts;
    const having = (...verdicts: string[]) =>
      nodes.filter(({ fitment }) => verdicts.includes(fitment!.verdict)).map(({ id }) => id);
    for (const { fitment } of nodes) seen.set(fitment!.verdict, (seen.get(fitment!.verdict) ?? 0) + 1);

    const expected = {
      FITS: having('FITS'),
      FITS_OR_MAYBE: having('FITS', 'FITS_IF', 'UNKNOWN'),
      ALL: nodes.map(({ id }) => id),
    };
    const sort = pick(['NEWEST', 'PRICE_ASC', 'NAME_ASC', 'NAME_DESC', 'PRICE_DESC', 'BEST_MATCH']);
    for (const [show, ids] of Object.entries(expected)) {
      const { parts } = await ask<Listed>(LISTED, { filter: { vehicle: { ...asked, show } }, sort });
      expect([show, parts.nodes.map(({ id }) => id).sort()]).toEqual([show, ids.toSorted()]);
      expect(parts.totalCount).toBe(ids.length);
      expect([sumOf(parts.facets.brands), sumOf(parts.facets.categories)]).toEqual([ids.length, ids.length]);
      expect(parts.fitCounts).toEqual({
        fits: expected.FITS.length,
        fitsIf: having('FITS_IF').length,
        unknown: having('UNKNOWN').length,
        all: PARTS,
      });
    }
  }
  // Otherwise nothing was compared.
  for (const verdict of ['FITS', 'FITS_IF', 'DOES_NOT_FIT', 'UNKNOWN']) {
    expect([verdict, (seen.get(verdict) ?? 0) > 50]).toEqual([verdict, true]);
  }
});

const BEST_FIT = ['FITS', 'FITS_IF', 'UNKNOWN', 'DOES_NOT_FIT'];

interface Paged {
  readonly parts: Listed['parts'] & { readonly pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

const PAGED = `query ($filter: PartFilter!, $page: Int, $after: String) {
  parts(filter: $filter, sort: BEST_FIT, first: 7, page: $page, after: $after) {
    nodes { id } pageInfo { hasNextPage endCursor } } }`;

async function walkByCursor(filter: object): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { parts } = await ask<Paged>(PAGED, { filter, after });
    ids.push(...parts.nodes.map(({ id }) => id));
    after = parts.pageInfo.hasNextPage ? parts.pageInfo.endCursor : null;
  }
  return ids;
}

async function walkByNumber(filter: object): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, hasNextPage = true; hasNextPage; page++) {
    const { parts } = await ask<Paged>(PAGED, { filter, page });
    ids.push(...parts.nodes.map(({ id }) => id));
    hasNextPage = parts.pageInfo.hasNextPage;
  }
  return ids;
}

test('BEST_FIT sorts by verdict, then newest first, through pages and cursors', async () => {
  let turns = 0;
  for (let round = 0; round < 12; round++) {
    const asked = aCar();
    // The newest first, as they are listed without a sort.
    const { nodes } = (await ask<Listed>(VERDICTS, asked)).parts;
    for (const [show, verdicts] of [
      ['ALL', BEST_FIT],
      ['FITS_OR_MAYBE', BEST_FIT.slice(0, 3)],
      ['FITS', ['FITS']],
    ] as const) {
      const expected = verdicts.flatMap((verdict) =>
        nodes.filter(({ fitment }) => fitment!.verdict === verdict).map(({ id }) => id),
      );
      if (expected[0] !== nodes[0]!.id) turns++;
      const filter = { vehicle: { ...asked, show } };
      expect([show, await walkByCursor(filter)]).toEqual([show, expected]);
      expect([show, await walkByNumber(filter)]).toEqual([show, expected]);
      const search = { ...filter, search: 'part' };
      expect([show, await walkByCursor(search)]).toEqual([show, expected]);
    }
  }
  // Otherwise the newest first would do.
  expect(turns).toBeGreaterThan(12);
});

test('without a car BEST_FIT sorts newest first, and its cursors are separate', async () => {
  const newest = (await ask<Listed>('{ parts(first: 100) { nodes { id } } }', {})).parts.nodes;
  const best = '{ parts(first: 100, sort: BEST_FIT) { nodes { id } pageInfo { endCursor } } }';
  const { parts } = await ask<Paged>(best, {});
  expect(parts.nodes).toEqual(newest);

  const filter = { vehicle: { car: { year: 2014, make: 'Honda', model: 'Civic' } } };
  for (const after of [parts.pageInfo.endCursor, cursor(['4', 'x', 'y'])]) {
    const { errors } = await shop.visitor.graphql(PAGED, { filter, after });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
  }
});

const cursor = (texts: readonly string[]) => Buffer.from(JSON.stringify(texts)).toString('base64url');

describe('the suggested question', () => {
  const OPEN = `query ($filter: PartFilter!) {
    parts(filter: $filter) { fitCounts { openQuestion { parts question { key text answers } } } } }`;
  const car = { year: 2018, make: 'Honda', model: 'Fit', engine: { litres: 1.5 } };

  async function openQuestion(answers: object[] = [], more: object = {}): Promise<unknown> {
    const filter = { vehicle: { car, answers, show: 'FITS' }, ...more };
    const { parts } = await ask<{ parts: { fitCounts: { openQuestion: unknown } } }>(OPEN, { filter });
    return parts.fitCounts.openQuestion;
  }

  async function aPartAsking(...rows: Partial<Parameters<typeof aFitment>[2]>[]): Promise<void> {
    const modelId = await aModel(shop.database, { make: 'Honda', name: 'Fit' });
    const part = await aPart(shop.database, { category: Category.LIGHTING });
    for (const row of rows) await aFitment(shop.database, part, { modelId, ...row });
  }

  const discs = { question: 'rear-brakes', accepted: ['rear discs'] } as const;
  const tow = { question: 'tow', accepted: ['a tow package'] } as const;

  test('is the one most parts depend on, then the next, and none once all are answered', async () => {
    await aPartAsking(discs);
    await aPartAsking({ ...discs, years: [2010, 2020] }, { ...discs, position: Position.REAR });
    await aPartAsking({}, { ...discs, excludes: true });
    await aPartAsking(tow);
    // Settled by another row, of another engine, or asked in vain: the engine is the same.
    await aPartAsking({}, { ...tow, position: Position.REAR });
    await aPartAsking({ ...tow, engineLitres: 2 });

    const brakes = { key: 'rear-brakes', text: 'Rear disc or drum?', answers: ['rear discs', 'rear drums'] };
    expect(await openQuestion()).toEqual({ parts: 3, question: brakes });
    const answered = [{ question: 'rear-brakes', answer: 'rear drums' }];
    expect(await openQuestion(answered)).toMatchObject({ parts: 1, question: { key: 'tow' } });
    expect(await openQuestion([...answered, { question: 'tow', answer: 'no tow package' }])).toBeNull();
    expect(await openQuestion([], { categories: [Category.WHEELS] })).toBeNull();
  });

  test('is missing when no part has a question', async () => {
    const query = `query ($filter: PartFilter!) { parts(filter: $filter) { fitCounts { openQuestion { parts } } } }`;
    const other = { vehicle: { car: { year: 2026, make: 'Honda', model: 'Fit' } } };
    const { parts } = await ask<{ parts: object }>(query, { filter: other });

    expect(parts).toEqual({ fitCounts: { openQuestion: null } });
  });
});

test('a car combines with other filters, a search and pages', async () => {
  const car = { year: 2014, make: 'Honda', model: 'Civic' };
  const filter = { vehicle: { car, show: 'FITS_OR_MAYBE' }, brands: ['Kite', 'Lumo'], search: 'part' };
  const all = (await ask<Listed>(LISTED, { filter, sort: 'NEWEST' })).parts.nodes.map(({ id }) => id);
  const paged: string[] = [];
  for (let page = 1; page <= Math.ceil(all.length / 7); page++) {
    const query = `query ($filter: PartFilter!, $page: Int!) { parts(filter: $filter, first: 7, page: $page) { nodes { id } } }`;
    paged.push(...(await ask<Listed>(query, { filter, page })).parts.nodes.map(({ id }) => id));
  }

  expect(all.length).toBeGreaterThan(14);
  expect(paged).toEqual(all);
});

test('verdicts of many parts take as many statements as one verdict', async () => {
  const car = { year: 2014, make: 'Honda', model: 'Civic' };
  const statementsFor = async (first: number) => {
    const query = `query ($car: VehicleInput!) { parts(first: ${first}) { nodes { id
      fitment(vehicle: $car) { verdict reason row { id } } fitments(first: 5) { totalCount nodes { id } } numbers { number } } } }`;
    return (await recordSql(() => ask(query, { car }))).length;
  };
  await statementsFor(1);

  expect(await statementsFor(50)).toBe(await statementsFor(1));
});

test('without a car there are no verdicts and no counts of verdicts', async () => {
  const { parts } = await ask<Listed>(
    '{ parts(first: 1) { fitCounts { fits } nodes { id fitment { verdict } } } }',
    {},
  );

  expect(parts.fitCounts).toBeNull();
  expect(parts.nodes[0]?.fitment).toBeNull();
});

describe('an unknown car is refused with the unknown field:', () =>
  test.each([
    [{ year: 2016, make: 'Tatra', model: '603' }, 'make', 'Our list of cars has no Tatra.'],
    [{ year: 2016, make: 'HONDA', model: 'Jazz' }, 'model', 'Our list of cars has no HONDA Jazz.'],
    [{ year: 1980, make: 'honda', model: 'civic' }, 'year', 'Our list of cars has no Honda Civic of 1980.'],
  ])('%j', async (car, field, message) => {
    for (const query of [
      VERDICTS,
      'query ($car: VehicleInput!) { parts(filter: { vehicle: { car: $car } }) { totalCount } }',
    ]) {
      const { errors } = await shop.visitor.graphql(query, { car });
      expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'UNKNOWN_CAR', field } });
    }
  }));
