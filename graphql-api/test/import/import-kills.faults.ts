import { report } from '../support/fault-report.js';
import { type ImportDoing, ImportKills } from '../support/import-kills.js';

jest.setTimeout(1_800_000);

/** `KILLS=3 npm run test:faults -- import-kills` for a quick look. */
const MAX_KILLS = Number(process.env.KILLS ?? 1000);

const sides = (of: 'advance' | 'commit' | 'query', upTo: number, every = 1): string[] =>
  Array.from({ length: Math.floor(upTo / every) }, (_, at) => (at + 1) * every).flatMap((nth) => [
    `${of}:before:${nth}`,
    `${of}:after:${nth}`,
  ]);

describe('C30: while processing a parts file', () =>
  test.each<[ImportDoing, readonly string[]]>([
    ['checking', [...sides('commit', 2), ...sides('query', 24, 8)]],
    ['applying', [...sides('advance', 5), ...sides('commit', 12, 3), ...sides('query', 75, 15)]],
    ['refusing', [...sides('advance', 3), ...sides('commit', 6, 2), ...sides('query', 30, 10)]],
    ['undoing', [...sides('advance', 5), ...sides('commit', 12, 3), ...sides('query', 75, 15)]],
  ])(
    '%s: after a restart the file is applied completely or not at all, and says so',
    async (doing, points) => {
      const kills = await ImportKills.open();
      const faults: string[] = [];
      const tried = points.slice(0, MAX_KILLS);
      for (const at of tried) {
        const killed = await kills.run(doing, at);
        faults.push(...killed.faults.map((fault) => `${at} (${killed.diedAt}): ${fault}`));
      }
      await kills.close();

      report({
        row: 'C30',
        what: `kill -9 while ${doing} a file of parts, at each step and between`,
        runs: tried.length,
        faults: tried.length,
        violations: faults.length,
      });
      expect(faults).toEqual([]);
    },
  ));
