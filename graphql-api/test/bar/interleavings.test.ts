import { createStoryShop, type StoryShop, tellStories } from '../support/interleaving.js';
import { moneyFaults } from '../support/money-faults.js';
import { paymentsThatCheckThenWrite } from '../support/naive-payments.js';

jest.setTimeout(120_000);

/** `BAR_SEED=7 npm test -- …` tells other stories. */
const SEED = Number(process.env.BAR_SEED ?? 20261121);

let shop: StoryShop;
beforeEach(async () => {
  shop = await createStoryShop(SEED);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
});

describe('C11', () => {
  // Five hundred of them: faults/instances.faults.ts.
  test(`orders bought, paid, deleted, expired and settled in random interleavings (seed ${SEED})`, async () => {
    const outcomes = await tellStories(shop, SEED, 100);

    expect(await moneyFaults(shop)).toEqual([]);
    expect(shop.troubles).toEqual([]);
    // What makes the run worth something.
    expect(outcomes['order ok']).toBeGreaterThanOrEqual(80);
    expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(['confirm ok', 'delete ok']));
  });

  test('control: the same stories show the faults of payments that look first and write later', async () => {
    paymentsThatCheckThenWrite(shop);

    await tellStories(shop, SEED, 100);

    const kinds = (await moneyFaults(shop)).map((fault) => fault.replace(/:.*/, '').replace(/\d+/, 'n'));
    // Now and then also "settled n times"; that one takes three webhooks within the same millisecond.
    expect([...new Set(kinds)]).toEqual(expect.arrayContaining(['charged without order', 'ledger']));
  });
});
