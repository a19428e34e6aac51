import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

import type { FaultFinding } from '../../support/fault-report.js';

const RECORD = join(__dirname, '../../../../docs/reliability.md');
const TABLE = /(<!-- faults:begin -->\n)[^]*(<!-- faults:end -->)/;

/** Prints the table; with RECORD=1 it also replaces the one in docs/reliability.md. */
const close = (): void => {
  const folder = process.env.FAULTS_REPORT ?? '';
  const rows = findings(folder);
  rmSync(folder, { recursive: true });
  const text = table(rows);
  process.stderr.write(`\n${text}\n`);
  if (process.env.RECORD !== '1') return;
  const page = readFileSync(RECORD, 'utf8');
  writeFileSync(
    RECORD,
    page.replace(TABLE, (_all, begin: string, end: string) => `${begin}\n${text}\n${end}`),
  );
};

/** All reported findings, by row. */
function findings(folder: string): FaultFinding[] {
  return readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as FaultFinding)
    .sort((one, other) =>
      `${one.row} ${one.what}`.localeCompare(`${other.row} ${other.what}`, 'en', { numeric: true }),
    );
}

function table(rows: readonly FaultFinding[]): string {
  const [core] = cpus();
  const machine = `${cpus().length} × ${core?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const head = ['Row', 'What', 'Runs', 'Faults injected', 'Violations', 'Time to recover, at most'];
  const lines = rows.map(({ row, what, runs, faults, violations, recoveryMs }) => [
    row,
    what,
    String(runs),
    String(faults),
    String(violations),
    recoveryMs === undefined ? '' : `${(recoveryMs / 1000).toFixed(1)} s`,
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${machine}`,
    '',
    line(head),
    line(widths.map((width) => '-'.repeat(width))),
    ...lines.map(line),
    '',
  ].join('\n');
}

export { close as default };
