import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of golden.txt: what is typed, and what is expected of it. */
export interface GoldenCase {
  readonly typed: string;
  /** `first hit | KIND reason | what else was understood`. */
  readonly expected: string;
}

/** The lines of golden.txt; quotes keep spaces at the ends, `\n` is a line's end, `{n}` repeats what precedes it. */
export function goldenCases(): GoldenCase[] {
  return readFileSync(join(__dirname, 'golden.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [typed = '', ...expected] = line.split(' => ');
      return { typed: asTyped(typed.trim()), expected: expected.join(' => ').trim() };
    });
}

const asTyped = (text: string) =>
  text
    .replace(/^'(.*)'$/s, '$1')
    .replaceAll('\\n', '\n')
    .replaceAll('\\t', '\t')
    .replace(/^(.+)\{(\d+)\}$/s, (_, piece: string, times: string) => piece.repeat(Number(times)));
