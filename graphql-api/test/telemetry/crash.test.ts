import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { localEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';

/** Lends the process its database. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** Preloaded: throws where no one catches, with what a driver hangs on its errors. Its own text is in the stack. */
const CRASH = `process.on('SIGUSR2', () => {
  const mark = 'xyz' + 'zy';
  Promise.reject(Object.assign(new Error('failed for ' + mark + '@example.com'), { parameters: [mark] }));
});`;

test('an uncaught error ends the process and is logged without private values', async () => {
  const running = await ShopProcess.prepare({
    ...localEnvironment(shop),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CRASH)}`,
  });
  await running.start();

  expect(await running.kill('SIGUSR2')).toBe(1);

  expect(running.printed).toContain('"msg":"uncaught exception"');
  expect(running.printed).toContain('failed for [hidden]');
  expect(running.printed).not.toContain('xyzzy');
});
