import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { localEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';

let shop: TestShop;
let running: ShopProcess;
beforeAll(async () => {
  shop = await createTestShop();
  running = await ShopProcess.prepare(localEnvironment(shop));
  await running.start();
});
afterAll(async () => {
  await running.kill();
  await shop.close();
});

test('the built shop finds the VIN patterns beside its modules', async () => {
  const { data, errors } = await running
    .as()
    .graphql('{ decodeVin(vin: "1HGCM82633A004352") { __typename } }');

  expect(errors).toBeUndefined();
  expect(data).toEqual({ decodeVin: { __typename: 'VinReading' } });
});
