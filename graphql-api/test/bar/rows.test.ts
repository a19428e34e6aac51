import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const TESTS = 'graphql-api/test';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `C${from + index}`);

/** The rows that `npm test` and `npm run test:faults` answer for. */
const ROWS = [...range(1, 54), 'C60'];

/** The files with a `describe` whose name begins with the row. */
function filesOf(row: string): string[] {
  const named = new RegExp(`^describe(?:\\.each\\([^]*?\\))?\\(['"\`]${row}(?!\\d)`, 'm');
  return readdirSync(join(ROOT, TESTS), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|faults)\.ts$/.test(file))
    .filter((file) => named.test(readFileSync(join(ROOT, TESTS, file), 'utf8')))
    .sort();
}

/** The rows of the table in docs/bar.md: `| C1 | what | file, file |`. */
function documented(): Map<string, string[]> {
  const lines = readFileSync(join(ROOT, 'docs/bar.md'), 'utf8').matchAll(/^\| (C\d+) +\|.*\| (.*?) +\|$/gm);
  return new Map(
    [...lines].map(([, row = '', files = '']) => [
      row,
      [...files.matchAll(/`(.*?)`/g)].map(([, file = '']) => file),
    ]),
  );
}

describe('the bar', () => {
  test.each(ROWS)('%s has a test', (row) => {
    expect(filesOf(row)).not.toEqual([]);
  });

  test('docs/bar.md lists exactly these rows and their tests', () => {
    const table = documented();

    expect([...table.keys()]).toEqual(ROWS);
    expect(Object.fromEntries(table)).toEqual(Object.fromEntries(ROWS.map((row) => [row, filesOf(row)])));
  });
});
