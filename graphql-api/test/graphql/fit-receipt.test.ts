import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { ask, Refused } from '../support/ask.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel } from '../support/fitments.js';
import { recordSql } from '../support/sql-recorder.js';

const RECEIPT = 'fitReceipt { car { year make model engine { litres fuel } } verdict reason revision }';
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id ${RECEIPT} } }`;
const CIVIC = { year: 2016, make: 'honda', model: 'CIVIC', engine: { litres: 2 } };

interface Placed {
  readonly id: string;
  readonly fitReceipt: object | null;
}

let shop: TestShop;
let customer: Customer;
let civic: number;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  customer = await shop.signIn({});
  civic = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
});
afterAll(() => shop.close());

const anInput = ({ id }: Part, more: object = {}) => ({ partId: id, quantity: 1, ...delivery, ...more });

const place = (part: Part, more: object = {}) => ask<Placed>(customer, PLACE, { input: anInput(part, more) });

const receiptOf = async (id: string) =>
  (await ask<Placed>(customer, `query ($id: ID!) { order(id: $id) { id ${RECEIPT} } }`, { id })).fitReceipt;

async function aFittingPart(): Promise<Part> {
  const part = await aPart(shop.database);
  await aFitment(shop.database, part, { modelId: civic, engineLitres: 2 });
  return part;
}

test('an order keeps car, verdict, reason and revision when the list changes', async () => {
  const part = await aFittingPart();
  await shop.database.query('UPDATE part_fitment SET revision = 3 WHERE part_id = $1', [part.id]);
  const receipt = {
    car: { year: 2016, make: 'Honda', model: 'Civic', engine: { litres: 2, fuel: null } },
    verdict: 'FITS',
    reason: 'Civic 2016 to 2021 with 2.0\u00a0l',
    revision: 3,
  };

  const { id, fitReceipt } = await place(part, { fit: { vehicle: CIVIC } });
  expect(fitReceipt).toEqual(receipt);

  await shop.database.query('UPDATE part_fitment SET excludes = true, revision = 4 WHERE part_id = $1', [
    part.id,
  ]);
  expect(await receiptOf(id)).toEqual(receipt);
  expect((await place(part, { fit: { vehicle: CIVIC } })).fitReceipt).toMatchObject({
    verdict: 'DOES_NOT_FIT',
    revision: 4,
  });
});

test('the receipt takes answers into account', async () => {
  const part = await aPart(shop.database);
  await aFitment(shop.database, part, { modelId: civic, question: 'rear-brakes', accepted: ['rear discs'] });
  const answers = [{ question: 'rear-brakes', answer: 'rear discs' }];

  const open = await place(part, { fit: { vehicle: CIVIC } });
  expect(open.fitReceipt).toMatchObject({ verdict: 'FITS_IF', revision: 1 });
  const answered = await place(part, { fit: { vehicle: CIVIC, answers } });
  expect(answered.fitReceipt).toMatchObject({ verdict: 'FITS', revision: 1 });
});

test('a verdict that no row decides has no revision', async () => {
  const universal = await place(await aPart(shop.database, { universal: true }), { fit: { vehicle: CIVIC } });
  const unlisted = await place(await aPart(shop.database), { fit: { vehicle: CIVIC } });

  expect(universal.fitReceipt).toMatchObject({ verdict: 'FITS', revision: null });
  expect(unlisted.fitReceipt).toMatchObject({ verdict: 'UNKNOWN', revision: null });
});

test('without a car there is no receipt', async () => {
  const { id, fitReceipt } = await place(await aFittingPart());

  expect([fitReceipt, await receiptOf(id)]).toEqual([null, null]);
});

test('an order for an unknown car is placed with an unknown verdict', async () => {
  const vehicle = { year: 1963, make: ' Tatra ', model: '603' };

  const { id } = await place(await aFittingPart(), { fit: { vehicle } });

  expect(await receiptOf(id)).toEqual({
    car: { year: 1963, make: 'Tatra', model: '603', engine: null },
    verdict: 'UNKNOWN',
    reason: 'Our list of cars has no Tatra',
    revision: null,
  });
});

test('a repeated order keeps its first receipt', async () => {
  const part = await aFittingPart();
  const input = anInput(part, { fit: { vehicle: CIVIC }, idempotencyKey: 'shaky-line' });
  const first = await ask<Placed>(customer, PLACE, { input });
  await shop.database.query('DELETE FROM part_fitment WHERE part_id = $1', [part.id]);

  expect(await ask<Placed>(customer, PLACE, { input })).toEqual(first);
  expect(first.fitReceipt).toMatchObject({ verdict: 'FITS' });
});

test('an invalid car is refused before anything is placed', async () => {
  const part = await aFittingPart();
  const vehicle = { ...CIVIC, year: 12 };

  await expect(place(part, { fit: { vehicle } })).rejects.toThrow(Refused);

  const [{ orders }] = await shop.database.query<[{ orders: number }]>(
    'SELECT count(*)::integer AS orders FROM shop_order WHERE part_id = $1',
    [part.id],
  );
  expect(orders).toBe(0);
});

test('a receipt takes one statement, and none without a car', async () => {
  const part = await aFittingPart();
  const statements = async (more: object) => (await recordSql(() => place(part, more))).length;
  await statements({ fit: { vehicle: CIVIC } });

  expect(await statements({ fit: { vehicle: CIVIC } })).toBe((await statements({})) + 1);
});

test('the database refuses a receipt without verdict and reason', async () => {
  const { id } = await place(await aFittingPart(), { fit: { vehicle: CIVIC } });

  for (const change of [
    `'{}'`,
    `fit_receipt - 'reason'`,
    `fit_receipt || '{"verdict": "MAYBE"}'`,
    `'null'`,
  ]) {
    await expect(
      shop.database.query(`UPDATE shop_order SET fit_receipt = ${change} WHERE id = $1`, [id]),
    ).rejects.toThrow('shop_order_fit_receipt');
  }
});

test('other customers cannot see the receipt', async () => {
  const { id } = await place(await aFittingPart(), { fit: { vehicle: CIVIC } });
  const stranger = await shop.signIn({});

  const { errors } = await stranger.graphql(`query ($id: ID!) { order(id: $id) { ${RECEIPT} } }`, { id });

  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
