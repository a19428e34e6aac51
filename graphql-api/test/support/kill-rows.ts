import { report } from './fault-report.js';
import { type KillPoint, KilledShop } from './kill-runs.js';

/** `KILLS=5 npm run test:faults -- -t C30` for a quick look. */
const RUNS = Number(process.env.KILLS ?? 50);

/** Defines one test, and one row of the table, for each of these points. */
export function killRows(points: readonly KillPoint[], row = 'C30'): void {
  test.each(points)(
    `kill -9 while $doing, at $at, ${RUNS} times: nothing is lost, and nothing is done twice`,
    async (point) => {
      const killed = await KilledShop.at(point);
      try {
        for (let run = 0; run < RUNS; run++)
          await killed.run(run % 2 === 0 ? 'deliver' : 'lose', run % 4 < 2);

        const { recoveryMs, violations } = await killed.recover();

        report({
          row,
          what: `kill -9 while ${point.doing}, at ${point.at}`,
          runs: RUNS,
          faults: RUNS,
          violations: violations.length,
          recoveryMs,
        });
        expect(violations).toEqual([]);
      } finally {
        await killed.close();
      }
    },
  );
}
