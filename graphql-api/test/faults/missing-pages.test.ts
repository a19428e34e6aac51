import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { localEnvironment, productionEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';

const NOWHERE = '/nowhere/dist';

/** Lends the processes its database. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test('in development, where pages come from Vite, the API starts without built pages', async () => {
  const api = await ShopProcess.prepare({ ...localEnvironment(shop), WEB_DIST: NOWHERE });
  await api.start();
  expect((await api.as().graphql('{ __typename }')).data).toEqual({ __typename: 'Query' });
  expect((await api.as().fetch('GET', '/')).status).toBe(404);
  await api.kill();
});

test('in production, a shop without built pages does not start and says why in one line', async () => {
  const api = await ShopProcess.prepare({ ...productionEnvironment(shop), WEB_DIST: NOWHERE });
  const { code, output } = await api.runToEnd();
  expect(code).toBe(1);
  expect(output.trim()).toBe('There are no built pages in /nowhere/dist: run "npm run build" first.');
});
