import { createStoryShop, type StoryShop, tellStories } from '../support/interleaving.js';
import { moneyFaults } from '../support/money-faults.js';
import { paymentsThatCheckThenWrite } from '../support/naive-payments.js';

jest.setTimeout(180_000);

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
  test(`400 orders bought, paid, deleted, expired and settled in random interleavings (seed ${SEED})`, async () => {
    const outcomes = await tellStories(shop, SEED, 500);

    expect(await moneyFaults(shop)).toEqual([]);
    expect(shop.troubles).toEqual([]);
    // What makes the run worth something: enough orders, and every end that a payment can come to.
    expect(outcomes['order ok']).toBeGreaterThanOrEqual(400);
    expect(Object.keys(outcomes)).toEqual(
      expect.arrayContaining([
        'confirm ok',
        'delete ok',
        'delete ORDER_ALREADY_PAID',
        'open ORDER_NOT_PAYABLE',
      ]),
    );
    const { data: refunds } = await shop.stripe.refunds.list({ limit: 1 });
    expect(refunds).toHaveLength(1);
  });

  test('control: the same stories show the faults of payments that look first and write later', async () => {
    paymentsThatCheckThenWrite(shop);

    await tellStories(shop, SEED, 100);

    const kinds = (await moneyFaults(shop)).map((fault) => fault.replace(/:.*/, '').replace(/\d+/, 'n'));
    // Now and then also "settled n times"; that one takes three webhooks within the same millisecond.
    expect([...new Set(kinds)]).toEqual(expect.arrayContaining(['charged without order', 'ledger']));
  });
});
