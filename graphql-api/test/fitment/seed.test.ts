import { randomUUID } from 'node:crypto';

import type { DataSource } from 'typeorm';

import { createDataSource } from '../../src/db/data-source.js';
import { loadSeed } from '../../src/seed/load-seed.js';
import { seedData } from '../../src/seed/seed-data.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let server: TestDatabase;
let database: DataSource;
beforeEach(async () => {
  server = await createTestDatabase();
  database = await createDataSource({ url: server.url, poolSize: 2 }).initialize();
});
afterEach(async () => {
  await database.destroy();
  await server.drop();
});

const aSet = (fitment: object[], complete = true) =>
  seedData.parse({
    users: [
      {
        uid: randomUUID(),
        email: 'admin@example.com',
        name: 'Ada',
        emailVerified: true,
        role: 'ADMIN',
        createdHoursAgo: 9,
      },
    ],
    parts: [
      {
        key: 'disc',
        name: 'Disc',
        brand: 'Norrland',
        category: 'BRAKES',
        partNumber: 'N 312',
        priceMinor: 6490,
        orderQuantity: 2,
        initialQuantity: 40,
        description: '',
        image: '/pictures/disc.webp',
        createdHoursAgo: 1,
        createdBy: 'admin@example.com',
      },
    ],
    orders: [],
    reviews: [{ userEmail: 'admin@example.com', rating: 5, text: 'Fits.', createdHoursAgo: 1 }],
    vehicles: [
      [
        'Honda',
        'Civic',
        [[1996, 2026]],
        [
          [2016, 2026, 2, 4, 'GASOLINE'],
          [1996, 1997, 1.5, null, null],
        ],
      ],
      [
        'Honda',
        'Insight',
        [
          [2000, 2014],
          [2019, 2022],
        ],
        [],
      ],
    ],
    fitment: {
      questions: [{ key: 'rear-brakes', text: 'Disc or drum?', answers: ['rear discs', 'rear drums'] }],
      parts: {
        disc: {
          complete,
          fitment,
          numbers: [{ kind: 'OE', number: '45251-TBA-A00', maker: 'Honda' }],
          specifications: [
            { name: 'Diameter', number: 312, unit: 'mm' },
            { name: 'Type', text: 'vented' },
          ],
        },
      },
    },
  });
const rowsOf = (sql: string) => database.query<object[]>(sql);

test('cars, fitment, numbers and specifications of a data set are loaded', async () => {
  const civic = { make: 'Honda', model: 'Civic', years: [2016, 2021], litres: 2, position: 'FRONT' };
  expect(await loadSeed(database, aSet([civic]), 60)).toBe(true);

  expect(await rowsOf('SELECT make, name, years::text FROM vehicle_model ORDER BY name')).toEqual([
    { make: 'Honda', name: 'Civic', years: '{[1996,2027)}' },
    { make: 'Honda', name: 'Insight', years: '{[2000,2015),[2019,2023)}' },
  ]);
  expect(await rowsOf('SELECT litres, cylinders, fuel FROM vehicle_engine ORDER BY litres')).toEqual([
    { litres: '1.5', cylinders: null, fuel: null },
    { litres: '2.0', cylinders: 4, fuel: 'GASOLINE' },
  ]);
  expect(
    await rowsOf('SELECT year_from, year_to, engine_litres, position, excludes, source FROM part_fitment'),
  ).toEqual([
    {
      year_from: 2016,
      year_to: 2021,
      engine_litres: '2.0',
      position: 'FRONT',
      excludes: false,
      source: 'demo data',
    },
  ]);
  expect(await rowsOf('SELECT universal, fitment_complete FROM part')).toEqual([
    { universal: false, fitment_complete: true },
  ]);
  expect(await rowsOf('SELECT kind, number_key FROM part_number')).toEqual([
    { kind: 'OE', number_key: '45251TBAA00' },
  ]);
  expect(
    await rowsOf('SELECT place, name, number, unit, text FROM part_specification ORDER BY place'),
  ).toEqual([
    { place: 1, name: 'Diameter', number: '312.0000', unit: 'mm', text: null },
    { place: 2, name: 'Type', number: null, unit: null, text: 'vented' },
  ]);
});

test.each([
  ['a car that it does not have', [{ make: 'Honda', model: 'Jazz', years: [2016, 2021] }]],
  ['a complete list without a car', []],
])('nothing is loaded with %s', async (_what, fitment) => {
  await expect(loadSeed(database, aSet(fitment), 60)).rejects.toThrow(
    /refers to an unknown car|not complete/,
  );

  expect(await rowsOf('SELECT 1 FROM part UNION ALL SELECT 1 FROM vehicle_model')).toEqual([]);
});

test('orders of a data set keep their car and receipt', async () => {
  const civic = { make: 'Honda', model: 'Civic', years: [2016, 2021], litres: 2, position: 'FRONT' };
  const order = {
    key: 'one',
    userEmail: 'admin@example.com',
    partKey: 'disc',
    quantity: 2,
    address: 'Werkstrasse 14',
    phone: '044 555 01 02',
    placedHoursAgo: 0.5,
    state: 'UNPAID',
  } as const;
  const car = { year: 2018, make: 'Honda', model: 'Civic', litres: 2 };
  const orders = [order, { ...order, key: 'two', placedHoursAgo: 0.4, car }];
  await loadSeed(database, { ...aSet([civic]), orders }, 60);

  expect(
    await rowsOf(`SELECT fit_receipt->'car'->>'year' AS year, fit_receipt->>'verdict' AS verdict,
      fit_receipt->>'reason' AS reason FROM shop_order ORDER BY created_at`),
  ).toEqual([
    { year: null, verdict: null, reason: null },
    { year: '2018', verdict: 'FITS', reason: 'Front, Civic 2016 to 2021 with 2.0\u00a0l' },
  ]);
});
