import { openSync } from 'node:fs';

import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { localEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';
import { until } from '../support/until.js';

/** Lines of this length fill what a pipe and a socket hold many times over. */
const MANY = 3000;

let shop: TestShop;
let running: ShopProcess | undefined;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  await running?.kill();
});
afterAll(() => shop.close());

const aShop = async (stdout: number | 'pipe') => {
  running = await ShopProcess.prepare({ ...localEnvironment(shop), LOG_LEVEL: 'debug' }, { stdout });
  await running.start();
  return running;
};

/** Each request is a line of the log. */
async function served({ url }: ShopProcess): Promise<number> {
  let count = 0;
  for (let i = 0; i < MANY; i += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/healthz`)));
    count += answers.filter(({ status }) => status === 200).length;
  }
  return count;
}

describe('C37', () => {
  test('a log on a full disk loses lines but no responses', async () => {
    const shopWithoutSpace = await aShop(openSync('/dev/full', 'w'));

    expect(await served(shopWithoutSpace)).toBe(MANY);
    expect(await shopWithoutSpace.kill('SIGTERM')).toBe(0);
  });

  test('a log reader that has stopped delays no response', async () => {
    const unread = await aShop('pipe');
    unread.stopReading();

    expect(await served(unread)).toBe(MANY);

    unread.readOn();
    await until(() => Promise.resolve(unread.printed.split('\n').length > MANY), 'the lines that waited');
  });
});
