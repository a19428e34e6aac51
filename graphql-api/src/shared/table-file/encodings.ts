import chardet from 'chardet';
import iconv from 'iconv-lite';

import { cutTo } from '../cut-to.js';
import { storableText } from '../storable-text.js';

/** The encodings of files that are not Unicode, the more common first; each by its name in the API and for `npm run import`. */
export const ENCODINGS = [
  ...['windows-1252', 'windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'windows-1257'],
  ...['windows-1255', 'windows-1256', 'windows-874', 'ISO-8859-2', 'KOI8-R'],
  ...['IBM850', 'IBM852', 'IBM866', 'macintosh'],
  ...['Shift_JIS', 'EUC-JP', 'GB18030', 'Big5', 'EUC-KR'],
];

/** What chardet calls an encoding of which one of ours has all letters. */
const COVERED_BY: Readonly<Record<string, string>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
};

const MAX_READINGS = 3;
const MAX_LINES = 3;
const MAX_LINE_LENGTH = 160;

/** A few lines of a file, read in one encoding. */
export interface Reading {
  readonly name: string;
  readonly lines: readonly string[];
}

/** The name of an encoding in any case; undefined for one that is not supported. */
export const findEncoding = (name: string): string | undefined =>
  ENCODINGS.find((encoding) => encoding.toLowerCase() === name.toLowerCase());

/** What a wrong reading shows and a right one hardly: no character at all, symbols within words, words of two scripts. */
const ODDITY =
  /[\ufffd\u0080-\u009f\u2500-\u259f]|\p{L}[^\p{L}\p{M}\p{N}\s\p{ASCII}\u2010-\u2015\u2019]+\p{L}|\p{Ll}(?![A-Z])\p{Lu}|[a-z](?![a-z])[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hebr}\p{sc=Arab}\p{sc=Hani}\p{sc=Hang}\p{sc=Thai}]/gu;

/** The likeliest readings of these lines, best first, no two of them alike. */
export function listReadings(lines: readonly Buffer[]): Reading[] {
  const bytes = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]));
  const guesses = chardet.analyse(bytes).map(({ name }) => findEncoding(COVERED_BY[name] ?? name));
  const names = [...new Set([...guesses.filter((name) => name !== undefined), ...ENCODINGS])];
  const byText = new Map<string, string>();
  for (const name of names) {
    const text = iconv.decode(bytes, name);
    if (!byText.has(text)) byText.set(text, name);
  }
  return [...byText]
    .map(([text, name]) => ({ text, name, oddities: text.match(ODDITY)?.length ?? 0 }))
    .sort((a, b) => a.oddities - b.oddities)
    .slice(0, MAX_READINGS)
    .map(({ name }) => ({
      name,
      lines: lines
        .slice(0, MAX_LINES)
        .map((line) => cutTo(storableText(iconv.decode(line, name)), MAX_LINE_LENGTH)),
    }));
}
