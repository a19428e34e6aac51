import { StockCheckService } from '../../src/features/fulfillment/stock/stock-check.service.js';
import {
  createReturnStage,
  returnFaults,
  type ReturnStage,
  runReturnStories,
} from '../support/return-stories.js';

jest.setTimeout(120_000);

/** `BAR_SEED=7 npm test -- …` tells other stories. */
const SEED = Number(process.env.BAR_SEED ?? 20261124);
const STORIES = 30;

let stage: ReturnStage;
beforeEach(async () => {
  stage = await createReturnStage(SEED);
});
afterEach(() => stage.close());

describe('C48', () => {
  // Five hundred of them, of three seeds, and kills: faults/returns.faults.ts.
  test(`orders are canceled, returned and partly refunded concurrently while the provider fails (seed ${SEED})`, async () => {
    const outcomes = await runReturnStories(stage, SEED, STORIES);

    expect(await returnFaults(stage)).toEqual([]);
    expect(await new StockCheckService(stage.database.manager).firstDisagreement()).toBeNull();
    expect(stage.troubles).toEqual([]);
    // These counts make the run meaningful.
    expect(Object.keys(outcomes)).toEqual(
      expect.arrayContaining(['cancel ok', 'request ok', 'receive ok', 'refund ok', 'refund RETURN_STATE']),
    );
  });
});
