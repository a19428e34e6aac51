import fc from 'fast-check';

import { Role } from '../../src/auth/role.js';
import { Fuel } from '../../src/features/cars/vehicle/fuel.kinds.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aGarageCar, aModel } from '../support/fitments.js';
import { exported, preview, then } from './importing.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { RESPONSE_CACHE_MB: '8' } });
  admin = await shop.signIn({ role: Role.ADMIN });
});
beforeEach(async () => {
  await shop.database.query('DELETE FROM vehicle_model');
});
afterAll(() => shop.close());

const look = (rows: string, name = 'cars.csv') => preview(shop, admin, rows, name, 'vehicles');
const FILE = `make,model,years,engines
Acura,CL,1996-1999 | 2001-2003,
Acura,ILX,2013-2026,2017-2022 2.4 l 4 cyl gasoline | 2013-2016 2.0 l
`;

const engines = () =>
  shop.database.query<object[]>(
    `SELECT litres::float8, cylinders, fuel FROM vehicle_engine JOIN vehicle_model AS model ON model.id = model_id
     WHERE lower(name) = 'ilx' AND 2020 BETWEEN year_from AND year_to ORDER BY litres`,
  );

const models = (): Promise<object[]> =>
  shop.database.query('SELECT make, name, years::text FROM vehicle_model ORDER BY make, name');

test('a file adds cars to an empty shop, and a newer file changes only those it names', async () => {
  const seen = await look(FILE);
  expect(seen).toMatchObject({ state: 'READY', newCount: 2, wrongCount: 0 });
  await then(shop, admin, 'apply', seen.id);
  expect(await models()).toEqual([
    { make: 'Acura', name: 'CL', years: '{[1996,2000),[2001,2004)}' },
    { make: 'Acura', name: 'ILX', years: '{[2013,2027)}' },
  ]);
  expect(await engines()).toEqual([{ litres: 2.4, cylinders: 4, fuel: 'GASOLINE' }]);

  const newer = await look('model,make,engines\nilx,Acura,2017-2023 2.4 l 4 cyl | 2020-2022 electric');
  expect(newer.lines.nodes).toMatchObject([
    {
      kind: 'CHANGED',
      changes: [
        { column: 'model', before: 'ILX', after: 'ilx' },
        {
          column: 'engines',
          before: '2013-2016 2.0 l | 2017-2022 2.4 l 4 cyl gasoline',
          after: '2017-2023 2.4 l 4 cyl | 2020-2022 electric',
        },
      ],
    },
  ]);
  await then(shop, admin, 'apply', newer.id);
  expect(await models()).toMatchObject([{ name: 'CL' }, { name: 'ilx' }]);
  expect(await engines()).toHaveLength(2);

  // Newest first, as files of any kind.
  expect(await then(shop, admin, 'undo', seen.id)).toMatchObject({
    state: 'APPLIED',
    problem: 'Row 3 (Acura ILX) was later changed by “cars.csv”. Undo that first.',
  });
  expect(await then(shop, admin, 'undo', newer.id)).toMatchObject({ state: 'UNDONE' });
  expect(await engines()).toEqual([{ litres: 2.4, cylinders: 4, fuel: 'GASOLINE' }]);
  expect(await then(shop, admin, 'undo', seen.id)).toMatchObject({ state: 'UNDONE' });
  expect(await models()).toEqual([]);
});

describe('a model in use', () => {
  test('keeps the years its fitment lists use: the row is refused with their number', async () => {
    const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
    await aFitment(shop.database, await aPart(shop.database), { modelId, years: [2016, 2021] });
    const seen = await look('make,model,years\nHonda,Civic,1996-2018');
    expect(seen.lines.nodes).toMatchObject([
      {
        kind: 'WRONG',
        column: 'years',
        value: '1996-2018',
        reason: 'would remove years used by lists of cars (1).',
      },
    ]);
    expect(await look('make,model,years\nHonda,Civic,2010-2024')).toMatchObject({
      changedCount: 1,
      wrongCount: 0,
    });
  });

  test('since the preview, or since the file was applied, stops the file', async () => {
    await aModel(shop.database, { make: 'Honda', name: 'Civic' });
    const cut = await look('make,model,years\nHonda,Civic,1996-2018');
    expect(cut).toMatchObject({ changedCount: 1 });
    const [civic] = await shop.database.query<{ id: number }[]>('SELECT id FROM vehicle_model');
    await aFitment(shop.database, await aPart(shop.database), {
      modelId: civic?.id ?? 0,
      years: [2016, 2021],
    });
    expect(await then(shop, admin, 'apply', cut.id)).toMatchObject({
      state: 'READY',
      problem: 'Row 2 (Honda Civic): it would now remove years or engines used by lists of cars (1).',
    });

    const added = await look('make,model,years\nHonda,Pilot,2003-2024');
    await then(shop, admin, 'apply', added.id);
    const [pilot] = await shop.database.query<{ id: number }[]>(
      `SELECT id FROM vehicle_model WHERE name = 'Pilot'`,
    );
    await aFitment(shop.database, await aPart(shop.database), {
      modelId: pilot?.id ?? 0,
      years: [2010, 2012],
    });
    expect(await then(shop, admin, 'undo', added.id)).toMatchObject({
      state: 'APPLIED',
      problem: 'Row 2 (Honda Pilot): it would now remove years or engines used by lists of cars (1).',
    });
    expect(await models()).toHaveLength(2);
  });
});

describe('a make in another spelling', () => {
  const search = (text: string) =>
    ask<{ search: { cars: { make: string; model: string | null; year: number | null }[] } | null }>(
      shop.visitor,
      'query ($text: String!) { parts(filter: { search: $text }) { search { cars { make model year } } } }',
      { text },
    ).then((parts) => parts.search?.cars);
  const makes = () =>
    ask<{ makes: string[] }>(shop.visitor, '{ vehicles { makes } }').then((all) => all.makes);

  test('is stored in the existing spelling: the picker lists it once, and the search finds all its models', async () => {
    for (const name of ['Civic', 'Accord']) await aModel(shop.database, { make: 'Honda', name });
    const seen = await look('make,model,years\nHONDA,Prologue Sport,2024\nhonda,Civic,1996-2026\n');
    expect(seen.lines.nodes).toMatchObject([
      { kind: 'NEW', label: 'Honda Prologue Sport' },
      { kind: 'SAME', label: 'Honda Civic' },
    ]);
    await then(shop, admin, 'apply', seen.id);
    expect(await makes()).toEqual(['Honda']);
    expect(await search('2016 honda civic brake pads')).toEqual([
      { make: 'Honda', model: 'Civic', year: 2016 },
    ]);
    expect(await search('2024 HONDA prologue sport')).toMatchObject([{ model: 'Prologue Sport' }]);
  });

  test('of a new make takes the first spelling of the file', async () => {
    const rows = Array.from({ length: 150 }, (_, at) => `SEAT,Model ${at},2024`);
    const seen = await look(`make,model,years\nSeat,Ibiza,2024\n${rows.join('\n')}\n`);
    await then(shop, admin, 'apply', seen.id);
    expect(await makes()).toEqual(['Seat']);
  });

  test('that has been added since the preview is adopted', async () => {
    const seen = await look('make,model,years\nHONDA,Prologue,2024\n');
    await aModel(shop.database, { make: 'Honda', name: 'Civic' });
    await then(shop, admin, 'apply', seen.id);
    expect(await makes()).toEqual(['Honda']);
    expect(await then(shop, admin, 'undo', seen.id)).toMatchObject({ state: 'UNDONE' });
  });

  test('does no harm when it already exists', async () => {
    for (const [make, name] of [
      ['Honda', 'Civic'],
      ['Honda', 'Accord'],
      ['HONDA', 'Prologue Sport'],
    ] as const)
      await aModel(shop.database, { make, name });
    await then(shop, admin, 'apply', (await look('make,model,years\nKia,Rio,2024')).id);
    expect(await makes()).toEqual(['Honda', 'Kia']);
    expect(await search('2016 honda civic brake pads')).toMatchObject([{ model: 'Civic', year: 2016 }]);
    expect(await search('honda prologue sport 2016')).toMatchObject([{ model: 'Prologue Sport' }]);
    expect(await search('honda brake pads')).toEqual([{ make: 'Honda', model: null, year: null }]);
  });

  test('or of a model is still the same car in a garage, with its answers', async () => {
    await aModel(shop.database, { make: 'Honda', name: 'Civic' });
    const customer = await shop.signIn({});
    await aGarageCar(shop.database, customer.uid);
    await then(shop, admin, 'apply', (await look('make,model,years\nHonda,CIVIC,1996-2026\n')).id);
    const { data } = await customer.graphql(
      `mutation { saveToGarage(cars: [{ car: { year: 2016, make: "Honda", model: "Civic" } }]) {
        added garage { model answers { answer } } } }`,
    );
    expect(data?.saveToGarage).toEqual({
      added: 0,
      garage: [{ model: 'CIVIC', answers: [{ answer: 'rear discs' }] }],
    });
  });
});

test('blanks in names of cars are normalized', async () => {
  const seen = await look('make,model,years\nLand\u00a0Rover,Range  Rover\u2009Sport,2010-2020\n');
  expect(seen.lines.nodes).toMatchObject([{ kind: 'NEW', label: 'Land Rover Range Rover Sport' }]);
  await then(shop, admin, 'apply', seen.id);
  expect(await models()).toMatchObject([{ make: 'Land Rover', name: 'Range Rover Sport' }]);
  const { partNumber } = await aPart(shop.database);
  const list = `part_number,make,model,year_from\n${partNumber},Land\u00a0Rover,Range Rover  Sport,2015\n`;
  expect(await preview(shop, admin, list)).toMatchObject({ newCount: 1, wrongCount: 0 });
});

test.each([
  ['Honda,,1996', 'model', /is empty/],
  ['Honda,Civic,', 'years', /is empty/],
  ['Honda,Civic,1996-95', 'years', /must be years such as/],
  ['Honda,Civic,2020,2020 huge', 'engines', /which is not an engine such as/],
  ['Honda,Civic,2020,2020', 'engines', /which is not an engine such as/],
  ['=Honda,Civic,2020,', 'make', /is a formula/],
  ['Honda,Civic,2020,\nhonda,CIVIC,2021,', 'model', /duplicates row 2/],
])('a wrong row is reported with column and reason: %s', async (row, column, reason) => {
  const seen = await look(`make,model,years,engines\n${row}`);
  expect(seen).toMatchObject({ state: 'READY', wrongCount: 1 });
  expect(seen.lines.nodes[0]).toMatchObject({ column, reason: expect.stringMatching(reason) });
});

const year = fc.integer({ min: 1990, max: 2026 });
const span = fc.tuple(year, fc.nat({ max: 9 })).map(([from, length]) => [from, from + length] as const);
const car = fc.record({
  name: fc.constantFrom('Civic', '=1+1', 'A | B', '-2', 'Škoda "the" other'),
  years: fc.array(span, { minLength: 1, maxLength: 3 }),
  engines: fc.uniqueArray(
    fc.record({
      span,
      litres: fc.option(fc.integer({ min: 1, max: 299 }).map((tenths) => tenths / 10)),
      cylinders: fc.integer({ min: 1, max: 24 }),
      fuel: fc.option(fc.constantFrom(...Object.values(Fuel))),
    }),
    { maxLength: 5, selector: (engine) => JSON.stringify(engine) },
  ),
});

test('any cars can be exported and imported again without changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(car, { maxLength: 5, selector: ({ name }) => name }), async (cars) => {
      await shop.database.query('DELETE FROM vehicle_model');
      for (const { name, years, engines: all } of cars) {
        const ranges = years.map(([from, to]) => `[${from},${to}]`).join(',');
        const modelId = await aModel(shop.database, { make: 'Honda', name, years: `{${ranges}}` });
        for (const one of all) {
          await shop.database.query(
            `INSERT INTO vehicle_engine (model_id, year_from, year_to, litres, cylinders, fuel) VALUES ($1, $2, $3, $4, $5, $6)`,
            [modelId, ...one.span, one.litres, one.cylinders, one.fuel],
          );
        }
      }
      const seen = await look(await exported(admin, 'vehicles'));
      expect(seen.lines.nodes.filter(({ kind }) => kind !== 'SAME')).toEqual([]);
      expect(seen).toMatchObject({ state: 'READY', sameCount: cars.length });
    }),
    { numRuns: 20 },
  );
});
