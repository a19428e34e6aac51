import { report } from '../support/fault-report.js';
import { KilledShop, PAYMENT_POINTS, WAYS_BACK } from '../support/kill-runs.js';

jest.setTimeout(900_000);

/** `KILLS=5 npm run test:faults -- -t C30` for a quick look. */
const RUNS = Number(process.env.KILLS ?? 50);

describe('C30', () => {
  test.each([...PAYMENT_POINTS, ...WAYS_BACK])(
    `kill -9 while $doing, at $at, ${RUNS} times: nothing is lost, nothing is done twice`,
    async (point) => {
      const killed = await KilledShop.at(point);
      for (let run = 0; run < RUNS; run++) await killed.run(run % 2 === 0 ? 'deliver' : 'lose');

      const { recoveryMs, violations } = await killed.recover();

      report({
        row: 'C30',
        what: `kill -9 while ${point.doing}, at ${point.at}`,
        runs: RUNS,
        faults: RUNS,
        violations: violations.length,
        recoveryMs,
      });
      expect(violations).toEqual([]);
      await killed.close();
    },
  );
});
