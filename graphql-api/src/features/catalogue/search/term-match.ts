import { beginsPattern, containsPattern } from '../../../shared/like.js';
import type { SqlValues } from '../../../shared/sql-values.js';
import { measureOf, type SearchTerm, searchTermsOf, textsOf } from './search-terms.js';

/** Shorter words match only at the beginning of words: "oil" is in "coil", "led" in "drilled". */
const SHORTEST_WITHIN = 4;

/**
 * How a text is matched against a name with its brand, in lower case; a `regex` is one that Postgres and JavaScript
 * read alike.
 */
interface Pattern {
  readonly at: 'anywhere' | 'wordBegin' | 'behindBlank' | 'regex';
  readonly text: string;
}

/**
 * SQL: the parts whose name or brand has one of these texts of a word. Alias: `item`; what the word index can find (ADR
 * 039).
 */
export function termCondition(
  word: SearchTerm,
  values: SqlValues,
  texts: readonly string[] = textsOf(word),
): string {
  const ways = waysOf(word, texts).map((patterns) => {
    const conditions = patterns.map((pattern) => `(${PATTERNS[pattern.at].sql(pattern.text, values)})`);
    return conditions.length === 1 ? conditions.join('') : `(${conditions.join(' AND ')})`;
  });
  return `(${ways.join(' OR ')})`;
}

/** Whether a name, in lower case, has one of these texts of a word: the same names that `termCondition` finds. */
export const matchesTerm = (
  name: string,
  word: SearchTerm,
  texts: readonly string[] = textsOf(word),
): boolean =>
  waysOf(word, texts).some((patterns) => patterns.every(({ at, text }) => PATTERNS[at].isIn(name, text)));

/** The texts that a search matches in names, for highlighting. */
export const marksOf = (text: string): string[] => [...new Set(searchTermsOf(text).flatMap(textsOf))];

/** The limit in the contract. */
export const MARKS = `Texts that were looked for in names, to be marked there; those of less than ${SHORTEST_WITHIN} signs only where a word or a number begins.`;

/** Whether the index can find a word: it needs three characters in a row, the first of which may be a space. */
export const isIndexedTerm = (word: SearchTerm): boolean =>
  textsOf(word).every((text) => hasThree(text) || /\p{L}/u.test(text));

/** Any of them is enough, and each requires all of its patterns. */
function waysOf(word: SearchTerm, texts: readonly string[]): Pattern[][] {
  const others = word.isMeasure ? texts.filter((text) => !word.own.includes(text)) : texts;
  // All of its words, in any order.
  const found = others.map((text) => text.split(' ').map(patternFor));
  return [...(word.isMeasure ? measurePatterns(word.typed).map((one) => [one]) : []), ...found];
}

/** Letters and digits with or without a space or a dash between them; "30 mm" is not in "230 mm". */
function measurePatterns(typed: string): Pattern[] {
  const { joined: written, pattern } = measureOf(typed);
  const joined = written.replaceAll('-', '');
  if (hasThree(joined) || !/\p{L}/u.test(joined)) return [{ at: 'regex', text: pattern }];
  const apart = joined.replace(/(\d)(?=[^\d.])|([^\d.])(?=\d)/g, '$& ');
  return [joined, apart].map(patternFor);
}

function patternFor(text: string): Pattern {
  if (/^\p{L}+$/u.test(text) && text.length < SHORTEST_WITHIN && text.length > 2) {
    return { at: 'wordBegin', text };
  }
  // Two characters give a trigram only with a leading space.
  return { at: hasThree(text) || !/\p{L}/u.test(text) ? 'anywhere' : 'behindBlank', text };
}

const hasThree = (text: string) => /[\p{L}\p{N}]{3}/u.test(text);

interface PatternKind {
  readonly sql: (text: string, values: SqlValues) => string;
  readonly isIn: (name: string, text: string) => boolean;
}

const PATTERNS: Readonly<Record<Pattern['at'], PatternKind>> = {
  anywhere: {
    sql: (text, values) => `item.search_text LIKE ${values.add(containsPattern(text))}`,
    isIn: (name, text) => name.includes(text),
  },
  wordBegin: {
    sql: (text, values) => `item.search_text ~ ${values.add(`\\m${text}`)}`,
    isIn: (name, text) => new RegExp(`(?<![\\p{L}\\p{N}_])${text}`, 'u').test(name),
  },
  behindBlank: {
    sql: (text, values) =>
      `item.search_text LIKE ${values.add(beginsPattern(text))} OR item.search_text LIKE ${values.add(containsPattern(` ${text}`))}`,
    isIn: (name, text) => ` ${name}`.includes(` ${text}`),
  },
  regex: {
    sql: (text, values) => `item.search_text ~ ${values.add(text)}`,
    isIn: (name, text) => new RegExp(text, 'u').test(name),
  },
};
