import { StockCheckService } from '../../src/features/fulfillment/stock/stock-check.service.js';
import { report } from '../support/fault-report.js';
import { killRows } from '../support/kill-rows.js';
import { PARCEL_POINTS, RETURN_POINTS } from '../support/kill-runs.js';
import { createReturnStage, returnFaults, runReturnStories } from '../support/return-stories.js';

jest.setTimeout(900_000);

const SEEDS = [20261124, 7, 42];
/** `STORIES=50 npm run test:faults -- -t C48` for a quick look. */
const STORIES = Number(process.env.STORIES ?? 500);

describe('C48: canceled, returned, refunded', () => {
  test.each(SEEDS)(
    `${STORIES} stories of cancellations and returns while the provider fails (seed %i)`,
    async (seed) => {
      const stage = await createReturnStage(seed);
      try {
        const outcomes = await runReturnStories(stage, seed, STORIES);

        const disagreement = await new StockCheckService(stage.database.manager).firstDisagreement();
        const violations = [
          ...(await returnFaults(stage)),
          ...stage.troubles,
          ...(disagreement ? [disagreement.name] : []),
        ];
        report({
          row: 'C48',
          what: `stories of cancelling and returning, the provider failing, seed ${seed}`,
          runs: STORIES,
          faults: Object.values(outcomes).reduce((sum, count) => sum + count, 0),
          violations: violations.length,
        });
        expect(violations).toEqual([]);
      } finally {
        await stage.close();
      }
    },
  );

  killRows([...RETURN_POINTS, ...PARCEL_POINTS], 'C48');
});
