import { createStoryShop, type StoryShop, runStories } from '../support/interleaving.js';
import { moneyFaults } from '../support/money-faults.js';

jest.setTimeout(120_000);

/** `BAR_SEED=7 npm test -- …` tells other stories. */
const SEED = Number(process.env.BAR_SEED ?? 20261121);

/** Number of stories, of one to three orders each. */
const STORIES = 60;

let shop: StoryShop;
beforeEach(async () => {
  shop = await createStoryShop(SEED);
});
afterEach(async () => {
  await shop.close();
});

describe('C11', () => {
  // Five hundred of them, and the control: faults/instances.faults.ts.
  test(`orders bought, paid, deleted, expired and settled in random interleavings (seed ${SEED})`, async () => {
    const outcomes = await runStories(shop, SEED, STORIES);

    expect(await moneyFaults(shop)).toEqual([]);
    expect(shop.troubles).toEqual([]);
    // These counts make the run meaningful.
    expect(outcomes['order ok']).toBeGreaterThanOrEqual(0.7 * STORIES);
    expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(['confirm ok', 'delete ok']));
  });
});
