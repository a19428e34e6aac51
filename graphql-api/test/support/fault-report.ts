import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a long test found (`npm run test:faults`). */
export interface FaultFinding {
  /** Of docs/bar.md. */
  readonly row: string;
  readonly what: string;
  readonly runs: number;
  /** How often something was broken on purpose. */
  readonly faults: number;
  readonly violations: number;
  /** From the end of the fault until all was well again; the longest of all runs. Milliseconds. */
  readonly recoveryMs?: number;
}

/** Where the findings of a run are gathered; set by the project's global set-up. */
export const REPORT_FOLDER = 'FAULTS_REPORT';

/** Puts a line in the table that the run ends with. */
export function report(finding: FaultFinding): void {
  const folder = process.env[REPORT_FOLDER];
  if (folder) writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(finding));
}

/** All that were reported, by row. */
export function findings(folder: string): FaultFinding[] {
  return readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as FaultFinding)
    .sort((one, other) =>
      `${one.row} ${one.what}`.localeCompare(`${other.row} ${other.what}`, 'en', { numeric: true }),
    );
}
