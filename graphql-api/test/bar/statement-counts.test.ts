import { restRoutes } from '../../src/rest/rest-routes.js';
import { CALL_NAMES, CALLS, EveryCall } from '../support/calls/every-call.js';
import { OPERATIONS } from '../support/calls/operations.js';
import { REST_CALLS } from '../support/calls/rest-calls.js';
import { aWorld } from '../support/calls/world.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { assembleCast, type Cast } from '../support/role-cast.js';
import { mailSetUp } from '../support/mail-set-up.js';
import { rootFields, schemaOf } from '../support/schema-operations.js';
import { recordSql } from '../support/sql-recorder.js';

// Everything is asked three times before the first test.
jest.setTimeout(400_000);

let shop: TestShop;
let calls: EveryCall;
/** Cost of each call in a nearly empty shop, and in one with more of everything. */
let small: Record<string, number>;
let grown: Record<string, number>;

let cast: Cast;

beforeAll(async () => {
  shop = await createTestShop({ env: { ...mailSetUp, OPEN_HOLDS_PER_USER: '1000' } });
  cast = await assembleCast(shop);
  calls = new EveryCall(shop, cast);
  await countAll();
  small = await countAll();
  for (let more = 0; more < 10; more++) await aWorld(shop, cast, 'settled');
  grown = await countAll();
});
afterAll(() => shop.close());

async function countAll(): Promise<Record<string, number>> {
  // The newest order has a parcel and a payment: lists read both.
  await aWorld(shop, cast, 'shipped');
  const counts: Record<string, number> = {};
  for (const name of CALL_NAMES) counts[name] = (await recordSql(await calls.prepare(name))).length;
  return counts;
}

const expected = (): Record<string, number> =>
  Object.fromEntries(Object.entries(CALLS).map(([name, { statements }]) => [name, statements]));

test('every operation and every documented call has a row', () => {
  const documented = restRoutes(shop.app.services).map(
    ({ method, path }) => `${method.toUpperCase()} ${path}`,
  );
  const fields = rootFields(schemaOf(shop)).map(({ name }) => name);
  expect(fields.sort()).toEqual(Object.keys(OPERATIONS).sort());
  expect(documented.sort()).toEqual(Object.keys(REST_CALLS).sort());
});

test('each runs the expected number of statements', () => {
  expect(small).toEqual(expected());
});

test('none runs more statements in a larger shop', () => {
  expect(grown).toEqual(small);
});
