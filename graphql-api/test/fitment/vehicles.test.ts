import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { aPart } from '../support/builders.js';
import { aFitment, aModel, someFacts } from '../support/fitments.js';
import { Fuel } from '../../src/features/cars/vehicle/fuel.kinds.js';
import { Position } from '../../src/features/cars/fitment/position.kinds.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await aModel(shop.database, { make: 'Honda', name: 'Civic' }, { litres: 1.5 });
  await aModel(
    shop.database,
    { make: 'Honda', name: 'Civic' },
    { litres: 1.5, cylinders: 4, fuel: Fuel.GASOLINE },
  );
  await aModel(shop.database, { make: 'Honda', name: 'Civic' }, { litres: 2, fuel: Fuel.GASOLINE });
  await aModel(shop.database, { make: 'Honda', name: 'Accord', years: '{[2000,2005)}' });
  await aModel(shop.database, { make: 'Honda', name: 'Insight', years: '{[2000,2003),[2010,2012)}' });
  await aModel(shop.database, { make: 'BMW', name: '328i', years: '{[2012,2013)}' });
});
afterAll(() => shop.close());

const ask = async (query: string) => {
  const { data, errors } = await shop.visitor.graphql(query);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data as Record<string, unknown>)[0] as object;
};

test('a car is chosen step by step, each step offering only existing choices', async () => {
  const insight = {
    name: 'Insight',
    years: [
      { from: 2000, to: 2002 },
      { from: 2010, to: 2011 },
    ],
  };

  expect(await ask('{ vehicles { makes models { name } engines { litres } } }')).toEqual({
    makes: ['BMW', 'Honda'],
    models: [],
    engines: [],
  });
  expect(await ask('{ vehicles(make: "honda", model: "INSIGHT") { years } }')).toEqual({
    years: [2011, 2010, 2002, 2001, 2000],
  });
  expect(await ask('{ vehicles(year: 2010) { makes } }')).toEqual({ makes: ['Honda'] });
  expect(await ask('{ vehicles(year: 2010, make: "Honda") { models { name years { from to } } } }')).toEqual({
    models: [{ name: 'Civic', years: [{ from: 1996, to: 2026 }] }, insight],
  });
  expect(
    await ask(
      '{ vehicles(year: 2016, make: "Honda", model: "Civic") { engines { litres cylinders fuel } } }',
    ),
  ).toEqual({
    engines: [
      { litres: 1.5, cylinders: 4, fuel: 'GASOLINE' },
      { litres: 2, cylinders: null, fuel: 'GASOLINE' },
    ],
  });
});

test('a VIN yields matching cars of the list', async () => {
  const decode = (vin: string) =>
    ask(
      `{ decodeVin(vin: "${vin}") { vin checkDigitAgrees years candidates { year make model engines { litres } } } }`,
    );

  expect(await decode('1hgcm8263-3a004352')).toEqual({
    vin: '1HGCM82633A004352',
    checkDigitAgrees: true,
    years: [2003, 2033],
    candidates: [{ year: 2003, make: 'Honda', model: 'Accord', engines: expect.any(Array) as unknown }],
  });
  expect(await decode('WBA3A5C51CF256551')).toMatchObject({
    checkDigitAgrees: false,
    candidates: [{ year: 2012, make: 'BMW', model: '328i' }],
  });
  // A Golf, which this shop does not have.
  expect(await decode('3VWRA7AU0FM032412')).toMatchObject({ years: [2015, 1985], candidates: [] });
});

test.each(['0', 'U', 'Z'])(
  'a VIN with %s instead of a year yields only a make that the shop has',
  async (sign) => {
    const vin = `WBAZZZ1KZ${sign}W000001`;
    expect(await ask(`{ decodeVin(vin: "${vin}") { years makes candidates { model } } }`)).toEqual({
      years: [],
      makes: ['BMW'],
      candidates: [],
    });
    // Volkswagen, which this shop does not have.
    expect(await ask(`{ decodeVin(vin: "${vin.replace('WBA', 'WVW')}") { makes } }`)).toEqual({ makes: [] });
  },
);

test('an invalid VIN is refused with the position', async () => {
  const { errors } = await shop.visitor.graphql('{ decodeVin(vin: "1HGCM82633A00435O") { vin } }');
  expect(errors?.[0]).toMatchObject({
    message: 'I, O and Q never occur in a VIN, and character 17 is O.',
    extensions: { code: 'INVALID_VIN', position: 17, field: 'vin' },
  });
});

test('a part returns its cars, numbers, specifications and the reason for its verdict', async () => {
  const part = await aPart(shop.database, { partNumber: 'N 312.28-05', brand: 'Norrland' });
  const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  await aFitment(shop.database, part, { modelId, engineLitres: 2, position: Position.FRONT });
  await aFitment(shop.database, part, {
    modelId,
    years: [2006, 2011],
    question: 'rear-brakes',
    accepted: ['rear discs'],
  });
  await someFacts(shop.database, part);
  const query = (year: number, engine = '') => `{ part(id: "${part.id}") {
    fitment(vehicle: { year: ${year}, make: "Honda", model: "Civic" ${engine} }) {
      verdict reason needsEngine row { position yearFrom engine { litres } } question { key answers } } } }`;

  expect(
    await ask(`{ part(id: "${part.id}") { numbers { kind number maker } specifications { name number unit text }
      fitments { totalCount nodes { make model yearFrom yearTo engine { litres fuel } position question { key } accepted source } } } }`),
  ).toEqual({
    numbers: [
      { kind: 'MAKER', number: 'N 312.28-05', maker: 'Norrland' },
      { kind: 'OE', number: '45251-TBA-A00', maker: 'Honda' },
    ],
    specifications: [{ name: 'Diameter', number: 312, unit: 'mm', text: null }],
    fitments: {
      totalCount: 2,
      nodes: [
        {
          make: 'Honda',
          model: 'Civic',
          yearFrom: 2006,
          yearTo: 2011,
          engine: null,
          position: null,
          question: { key: 'rear-brakes' },
          accepted: ['rear discs'],
          source: 'test',
        },
        {
          make: 'Honda',
          model: 'Civic',
          yearFrom: 2016,
          yearTo: 2021,
          engine: { litres: 2, fuel: null },
          position: 'FRONT',
          question: null,
          accepted: null,
          source: 'test',
        },
      ],
    },
  });
  expect(await ask(query(2016, ', engine: { litres: 2.0 }'))).toMatchObject({
    fitment: {
      verdict: 'FITS',
      reason: 'Front, Civic 2016 to 2021 with 2.0\u00a0l',
      row: { yearFrom: 2016 },
    },
  });
  expect(await ask(query(2016))).toMatchObject({
    fitment: { verdict: 'FITS_IF', needsEngine: true, question: null, row: { engine: { litres: 2 } } },
  });
  expect(await ask(query(2010))).toMatchObject({
    fitment: {
      verdict: 'FITS_IF',
      needsEngine: false,
      question: { key: 'rear-brakes', answers: ['rear discs', 'rear drums'] },
    },
  });
  expect(await ask(query(2016, ', engine: { litres: 1.5 }'))).toMatchObject({
    fitment: {
      verdict: 'UNKNOWN',
      reason: 'Listed so far: Front, Civic 2016 to 2021 with 2.0\u00a0l; yours is 2016 1.5\u00a0l',
    },
  });
});

test('a list of cars can be read page by page', async () => {
  const part = await aPart(shop.database);
  for (const name of ['Civic', 'Accord', 'Insight']) {
    const modelId = await aModel(shop.database, { make: 'Honda', name });
    for (const year of [2001, 2002]) await aFitment(shop.database, part, { modelId, years: [year, year] });
  }
  const read: string[] = [];
  let after = '';
  for (let page = 0; page < 3; page++) {
    const { fitments } = (await ask(`{ part(id: "${part.id}") { fitments(first: 2${after}) {
      nodes { model yearFrom } pageInfo { endCursor hasNextPage } } } }`)) as {
      fitments: {
        nodes: { model: string; yearFrom: number }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
    };
    read.push(...fitments.nodes.map(({ model, yearFrom }) => `${model} ${yearFrom}`));
    expect(fitments.pageInfo.hasNextPage).toBe(page < 2);
    after = `, after: "${fitments.pageInfo.endCursor}"`;
  }

  expect(read).toEqual([
    'Accord 2001',
    'Accord 2002',
    'Civic 2001',
    'Civic 2002',
    'Insight 2001',
    'Insight 2002',
  ]);
});
