import { execFile } from 'node:child_process';
import { join } from 'node:path';

import { report } from '../support/fault-report.js';

jest.setTimeout(600_000);

/** Longer manually: `npm run soak -- --minutes 30`. */
const MINUTES = 3;

interface Verdict {
  readonly requests: number;
  readonly violations: readonly string[];
  readonly memory: { readonly thirds: readonly number[] };
}

describe('C44', () =>
  test(`${MINUTES} minutes of browsing, ordering, paying, shipping and restocking at 50 requests a second`, async () => {
    const program = join(__dirname, '../../../bench/dist/soak.js');
    const printed = await new Promise<string>((resolve, reject) => {
      execFile(
        process.execPath,
        [program, '--minutes', String(MINUTES), '--json'],
        (_error, stdout, stderr) => {
          // A verdict is printed whatever it is.
          if (stdout) resolve(stdout);
          else reject(new Error(stderr));
        },
      );
    });
    const { requests, memory, violations } = JSON.parse(printed) as Verdict;

    report({
      row: 'C44',
      what: `soak, 50 requests/s for ${MINUTES} min: ${memory.thirds.join(', ')} MB by thirds`,
      runs: requests,
      faults: 0,
      violations: violations.length,
    });
    expect(violations).toEqual([]);
  }));
