import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const fixed = (value, digits) => value.toFixed(digits);
const whole = (value) => Math.round(value).toLocaleString('en');

/**
 * Tables of docs/performance.md that are quoted from `bench/results`: the heading of the table's first columns, the file, and what each of
 * its rows must say in these columns. Further columns are the writer's own.
 */
const TABLES = [
  {
    head: ['asked', 'small', 'large', 'ratio'],
    file: 'sizes.json',
    rows: ({ rows }) =>
      rows.map(({ name, smallMs, largeMs, ratio }) => [
        name,
        fixed(smallMs, 1),
        fixed(largeMs, 1),
        fixed(ratio, 1),
      ]),
  },
  {
    head: ['asked', 'statements', 'shop, 95 of 100', 'bare', 'ratio', 'shop, middle', 'bare', 'ratio', 'CPU'],
    file: 'search.json',
    rows: ({ rows }) =>
      rows.map(({ name, statements, ours, bare, ratio, medianRatio, cpu }) => [
        name,
        String(statements),
        fixed(ours.p95, 1),
        fixed(bare.p95, 1),
        fixed(ratio, 1),
        fixed(ours.median, 1),
        fixed(bare.median, 1),
        fixed(medianRatio, 1),
        fixed(cpu, 1),
      ]),
  },
  {
    head: ['meanwhile', 'seconds', 'orders', 'refused', 'p95', 'of quiet', 'most', 'memory, MB'],
    file: 'import.json',
    rows: ({ steps }) =>
      steps.map(({ what, seconds, orders, refused, p95, ratio, max, peakMb }) => [
        what,
        whole(seconds),
        whole(orders),
        whole(Object.values(refused).reduce((sum, some) => sum + some, 0)),
        whole(p95),
        fixed(ratio, 1),
        whole(max),
        whole(peakMb),
      ]),
  },
  {
    head: ['page', 'performance', 'LCP', 'TBT', 'CLS', 'scripts'],
    file: 'pages.json',
    rows: ({ pages }) =>
      Object.entries(pages).map(([name, { median }]) => [
        name,
        String(median.performance),
        whole(median.lcp),
        whole(median.tbt),
        String(Number(median.cls.toFixed(4))),
        `${median.scripts}, ${Math.round(median.scriptBytes / 1000)} kB`,
      ]),
  },
];

/** Rows of quoted tables that do not say what the results say. */
export function wrongFigures(page, results) {
  const tables = tablesOf(page);
  return TABLES.flatMap(({ head, file, rows }) => {
    const table = tables.find(([first = []]) => head.every((title, column) => first[column] === title));
    if (!table) return [`docs/performance.md: there is no table of ${head.join(', ')}`];
    const measured = rows(JSON.parse(readFileSync(join(results, file), 'utf8')));
    return measured.flatMap((wanted) => {
      const row = table.find(([name]) => name === wanted[0]);
      const said = row?.slice(0, wanted.length).join(' | ');
      const right = wanted.join(' | ');
      return said === right
        ? []
        : [`docs/performance.md: ${said ?? `no row ${wanted[0]}`}, but ${file} says ${right}`];
    });
  });
}

/** Every table of a page as rows of cells, without the line of dashes. */
const tablesOf = (page) =>
  [...page.matchAll(/(?:^\|.*\|$\n?)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      )
      .filter(([first]) => !/^-+$/.test(first)),
  );
