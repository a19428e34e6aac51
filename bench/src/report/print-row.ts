import type { RowResult } from '../measure/run-row.js';

/** A row as lines for a terminal: each contender, then each goal. */
export function printRow({ name, title, contenders, verdicts }: RowResult): void {
  console.log(`\n${name}  ${title}`);
  for (const [contender, figures] of Object.entries(contenders)) {
    const { min, max } = figures.perSecondSpread;
    console.log(
      [
        `  ${contender.padEnd(10)}`,
        `${whole(figures.perSecond)}/s (${whole(min)}–${whole(max)})`.padEnd(28),
        `p95 ${figures.p95.toFixed(1)} ms`.padEnd(14),
        `CPU ${figures.cpuMs?.toFixed(3) ?? '?'} ms`.padEnd(14),
        `SQL ${figures.statements.toFixed(2)} in ${figures.sqlMs.toFixed(2)} ms`.padEnd(22),
        `${whole(figures.bytes)} bytes`,
      ].join(' '),
    );
  }
  for (const { goal, measured, met } of verdicts) {
    const { min, median, max } = measured;
    console.log(`  ${met ? '✓' : '✗'} ${goal}: ${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`);
  }
}

const whole = (figure: number) => Math.round(figure).toLocaleString('en');
