import { VOCABULARY, wordsOf } from './words.js';

/** Facts about a car besides its name: years and litres, as text. */

/** The years in a text; null: none. */
export interface YearsInText {
  readonly from: number | null;
  readonly to: number | null;
}

const YEAR = /^(?:19|20)\d\d$/;
/** "2016-2018", "2016/18". */
const RANGE = /^((?:19|20)\d\d)[-/–]((?:19|20)?\d\d)$/;
/** Two digits above these belong to the last century. */
const LATEST_SHORT = 40;

const fullYear = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) > LATEST_SHORT ? 1900 : 2000);

/** "'16" as "2016". */
export const withFullYears = (text: string): string =>
  text.replace(/(?<=^|\s)['’‘`´](\d\d)(?=$|[\s,])/g, (_, digits: string) => String(fullYear(digits)));

/** Takes years out of the words; several mean all from the first to the last. */
export function yearsIn(
  words: readonly string[],
  taken: boolean[],
  isRight: (year: number) => boolean,
): YearsInText {
  const years = words.flatMap((word, place) => {
    const [, from = '', to = ''] = RANGE.exec(word) ?? (YEAR.test(word) ? [word, word, word] : []);
    if (from === '' || taken[place]) return [];
    const right = [fullYear(from), fullYear(to)].filter(isRight);
    if (right.length > 0) taken[place] = true;
    return right;
  });
  return years.length === 0 ? { from: null, to: null } : { from: Math.min(...years), to: Math.max(...years) };
}

const LITRES = /^(\d\.\d)(?:l|i|t|d|td|tdi|tsi|tfsi|hdi|cdi|crdi|tdci|gdi)?$/;
const LITRE = /^(?:l|ltr|lit(?:re|er)s?)$/;

/** Takes the litres of an engine out of the words: "2.0", "2.0l", "2.0 litre", "1.9tdi". Null: none are named. */
export function litresIn(words: readonly string[], taken: boolean[]): number | null {
  const at = words.findIndex((word, place) => !taken[place] && LITRES.test(word));
  if (at < 0) return null;
  taken[at] = true;
  if (LITRE.test(words[at + 1] ?? '')) taken[at + 1] = true;
  return Number.parseFloat(words[at] ?? '');
}

const TRIMS = wordsOf(...VOCABULARY.trims);
const ENGINES = wordsOf(VOCABULARY.engines);

/** The words of a text without the kind of engine the part is for. */
export const withoutEngines = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !ENGINES.has(word))
    .join(' ');

/** The words of a text without those that only describe its car. */
export const withoutTrims = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !TRIMS.has(word))
    .join(' ');
