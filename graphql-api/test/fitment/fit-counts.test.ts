import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel } from '../support/fitments.js';
import { fillCatalogue } from '../support/large-catalogue.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await fillCatalogue(shop.database, 1001);
  const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  await aFitment(shop.database, await aPart(shop.database), { modelId });
});
afterAll(() => shop.close());

async function counted(): Promise<unknown> {
  const car = { year: 2018, make: 'Honda', model: 'Civic' };
  const { fitCounts } = await ask<{ fitCounts: unknown }>(
    shop.visitor,
    'query ($filter: PartFilter!) { parts(filter: $filter) { fitCounts { fits fitsIf unknown all isExact } } }',
    { filter: { vehicle: { car, show: 'ALL' } } },
  );
  return fitCounts;
}

test('counts are marked as inexact when one of them stops at a thousand parts', async () => {
  expect(await counted()).toEqual({ fits: 1, fitsIf: 0, unknown: 1000, all: 1002, isExact: false });

  await shop.database.query(`DELETE FROM part WHERE part_number = 'NL-7'`);
  expect(await counted()).toEqual({ fits: 1, fitsIf: 0, unknown: 1000, all: 1001, isExact: true });
});

test('isExact can be requested alone', async () => {
  const { data } = await shop.visitor.graphql(
    `{ parts(filter: { vehicle: { car: { year: 2018, make: "Honda", model: "Civic" } } }) { fitCounts { isExact } } }`,
  );
  expect(data).toEqual({ parts: { fitCounts: { isExact: true } } });
});
