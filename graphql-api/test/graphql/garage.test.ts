import type { GarageCarInput } from '../../src/features/cars/garage/garage.inputs.js';
import { ask } from '../support/ask.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aModel } from '../support/fitments.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  for (const name of ['Civic', 'Accord', 'CR-V']) await aModel(shop.database, { make: 'Honda', name });
});
afterAll(() => shop.close());

interface SavedCars {
  readonly added: number;
}
interface SeenCar {
  readonly id: string;
  readonly year: number;
  readonly model: string;
  readonly answers: { question: string; answer: string }[];
}

const CAR = 'id year make model engine { litres cylinders fuel } answers { question answer }';
const KEEP = `mutation ($cars: [GarageCarInput!]!) { saveToGarage(cars: $cars) { added garage { ${CAR} } } }`;

const civic = { year: 2016, make: 'Honda', model: 'Civic' };
const rearDiscs = { question: 'rear-brakes', answer: 'rear discs' };

const keep = async (customer: Customer, ...cars: GarageCarInput[]) => {
  const { data, errors } = await customer.graphql(KEEP, { cars });
  return {
    added: (data?.saveToGarage as SavedCars | undefined)?.added,
    code: errors?.[0]?.extensions.code,
    errors,
  };
};
const garageOf = (customer: Customer) => ask<SeenCar[]>(customer, `{ myGarage { ${CAR} } }`);
const namesOf = async (customer: Customer) =>
  (await garageOf(customer)).map(({ year, model }) => `${year} ${model}`);
const remove = (customer: Customer, id: string) =>
  customer.graphql('mutation ($id: ID!) { removeFromGarage(id: $id) { id } }', { id });
/** Cars of consecutive years. */
const years = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ car: { ...civic, year: from + index } }));

test("a visitor's cars are merged into the account's, each once, the chosen one first", async () => {
  const customer = await shop.signIn({});
  await keep(customer, { car: { ...civic, model: 'CR-V' } }, { car: { ...civic, model: 'Accord' } });

  const { added } = await keep(
    customer,
    { car: { ...civic, engine: { litres: 2, cylinders: 4 } }, answers: [rearDiscs] },
    { car: { ...civic, make: 'HONDA', model: ' accord ' } },
  );

  expect(added).toBe(1);
  expect(await namesOf(customer)).toEqual(['2016 Civic', '2016 Accord', '2016 CR-V']);
  expect((await garageOf(customer))[0]).toMatchObject({
    make: 'Honda',
    engine: { litres: 2, cylinders: 4, fuel: null },
    answers: [rearDiscs],
  });
});

test('an engine that becomes known is added, and another engine makes another car', async () => {
  const customer = await shop.signIn({});
  await keep(customer, { car: civic, answers: [rearDiscs] });

  expect((await keep(customer, { car: { ...civic, engine: { litres: 2 } } })).added).toBe(0);
  expect((await garageOf(customer))[0]).toMatchObject({ engine: { litres: 2 }, answers: [rearDiscs] });
  expect((await keep(customer, { car: { ...civic, engine: { litres: 1.5 } } })).added).toBe(1);
});

test('answers can be changed and removed', async () => {
  const customer = await shop.signIn({});
  await keep(customer, { car: civic, answers: [rearDiscs] });
  await keep(customer, { car: civic, answers: [{ ...rearDiscs, answer: 'rear drums' }] });
  expect((await garageOf(customer))[0]?.answers).toEqual([{ ...rearDiscs, answer: 'rear drums' }]);

  await keep(customer, { car: civic, answers: [] });
  expect((await garageOf(customer))[0]?.answers).toEqual([]);
});

test('a garage holds ten cars, and a merge that exceeds them adds none', async () => {
  const customer = await shop.signIn({});
  await keep(customer, ...years(2000, 9));

  const { code, errors } = await keep(customer, ...years(2008, 3));
  expect(code).toBe('GARAGE_FULL');
  expect(errors?.[0]?.extensions.limit).toBe(10);
  expect(await garageOf(customer)).toHaveLength(9);

  const { added } = await keep(customer, ...years(2008, 2));
  expect(added).toBe(1);
  expect((await keep(customer, ...years(2000, 10))).added).toBe(0);
});

test('two devices that sign in at once store each car once and never exceed the limit', async () => {
  const customer = await shop.signIn({});
  await Promise.all([keep(customer, ...years(2000, 3)), keep(customer, ...years(2001, 3))]);
  expect((await namesOf(customer)).sort()).toEqual(['2000 Civic', '2001 Civic', '2002 Civic', '2003 Civic']);

  const answers = await Promise.all([keep(customer, ...years(2010, 5)), keep(customer, ...years(2020, 5))]);
  expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual(['GARAGE_FULL', 'ok']);
  expect(await garageOf(customer)).toHaveLength(9);
});

test('a merge with an unknown car adds none', async () => {
  const customer = await shop.signIn({});
  const { code, errors } = await keep(customer, { car: civic }, { car: { ...civic, model: 'Zivic' } });
  expect([code, errors?.[0]?.extensions.field]).toEqual(['UNKNOWN_CAR', 'model']);
  expect((await keep(customer, { car: { ...civic, year: 1990 } })).code).toBe('UNKNOWN_CAR');
  expect((await keep(customer)).code).toBe('BAD_INPUT');
  expect((await keep(customer, ...years(2000, 11))).code).toBe('BAD_INPUT');
  expect(await garageOf(customer)).toEqual([]);
});

test("a customer can neither read nor change another customer's garage", async () => {
  const [owner, other] = [await shop.signIn({}), await shop.signIn({})];
  await keep(owner, { car: civic });
  const { id } = (await garageOf(owner))[0]!;

  expect(await garageOf(other)).toEqual([]);
  expect((await remove(other, id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await remove(other, 'no-id')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await shop.visitor.graphql('{ myGarage { id } }')).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );

  expect((await remove(owner, id)).data?.removeFromGarage).toEqual([]);
  expect((await remove(owner, id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('the log shows the number of cars, not which', async () => {
  const customer = await shop.signIn({});
  await keep(customer, ...years(2000, 2));
  const lines = await shop.database.query<{ before: object; after: object }[]>(
    "SELECT before, after FROM audit_log WHERE action = 'GARAGE_CHANGED' AND actor = $1",
    [customer.uid],
  );
  expect(lines).toEqual([{ before: { cars: 0 }, after: { cars: 2 } }]);
});

test('the database enforces the limit and stores each car once', async () => {
  const { uid } = await shop.signIn({});
  const insert = (place: number, make = 'Honda') =>
    shop.database.query(
      `INSERT INTO garage_car (id, user_uid, place, year, make, model)
       VALUES (gen_random_uuid(), $1, $2, 2016, $3, 'Civic')`,
      [uid, place, make],
    );
  await insert(1);
  await expect(insert(11, 'Ford')).rejects.toThrow('place');
  await expect(insert(1, 'Ford')).rejects.toThrow('garage_place_once');
  await expect(insert(2)).rejects.toThrow('garage_car_once');
});
