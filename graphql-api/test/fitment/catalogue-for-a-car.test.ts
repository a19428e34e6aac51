import type { Part } from '../../src/features/part/part.entity.js';
import { Category } from '../../src/features/part/category.js';
import { Fuel } from '../../src/features/vehicle/fuel.kinds.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel } from '../support/fitments.js';
import { seededRandom } from '../support/seeded.js';
import { recordSql } from '../support/sql-recorder.js';

// What a list shows of a car is found in SQL, what a part says by `judge`: here the two are held to the same.

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
  await aFitment(shop.database, part, row).catch((error: unknown) => {
    expect(String(error)).toContain('part_fitment_once');
  });
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

test('a list shows and counts what has the verdict, for any car and in any order', async () => {
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

test('other filters, a search and pages go with a car', async () => {
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

test('verdicts of many parts take as many statements as that of one', async () => {
  const car = { year: 2014, make: 'Honda', model: 'Civic' };
  const statementsFor = async (first: number) => {
    const query = `query ($car: VehicleInput!) { parts(first: ${first}) { nodes { id
      fitment(vehicle: $car) { verdict reason row { id } } fitments(first: 5) { totalCount nodes { id } } numbers { number } } } }`;
    return (await recordSql(() => ask(query, { car }))).length;
  };
  await statementsFor(1);

  expect(await statementsFor(50)).toBe(await statementsFor(1));
});

test('without a car there is neither verdict nor count of verdicts', async () => {
  const { parts } = await ask<Listed>(
    '{ parts(first: 1) { fitCounts { fits } nodes { id fitment { verdict } } } }',
    {},
  );

  expect(parts.fitCounts).toBeNull();
  expect(parts.nodes[0]?.fitment).toBeNull();
});

describe('a car that the shop does not know is refused, and what of it is said:', () => {
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
  });
});
