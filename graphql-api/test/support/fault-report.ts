import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Result of a long test (`npm run test:faults`). */
export interface FaultFinding {
  /** Row of docs/bar.md. */
  readonly row: string;
  readonly what: string;
  readonly runs: number;
  /** Number of times something was broken on purpose. */
  readonly faults: number;
  readonly violations: number;
  /** Time from the end of the fault until full recovery; the longest of all runs. Milliseconds. */
  readonly recoveryMs?: number;
}

/** Puts a line in the table that the run ends with (faults/table/). */
export function report(finding: FaultFinding): void {
  const folder = process.env.FAULTS_REPORT;
  if (folder) writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(finding));
}
