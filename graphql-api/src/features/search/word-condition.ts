import { beginsPattern, containsPattern } from '../../shared/like.js';
import type { SqlValues } from '../../shared/sql-values.js';
import { measureOf, type SearchWord, textsOf } from './search-words.js';

/** Shorter words are looked for at the beginning of words only: "oil" is in "coil", "led" in "drilled". */
const SHORTEST_WITHIN = 4;

/** SQL: the parts whose name or brand has one of these texts of a word. Alias: `item`; what the index of words can find (ADR 039). */
export function wordCondition(
  word: SearchWord,
  values: SqlValues,
  texts: readonly string[] = textsOf(word),
): string {
  const others = word.isMeasure ? texts.filter((text) => !word.own.includes(text)) : texts;
  const found = others.map((text) => phraseCondition(text, values));
  return `(${[...(word.isMeasure ? [measureCondition(word.typed, values)] : []), ...found].join(' OR ')})`;
}

/** Letters and digits with or without a blank or a dash between them; "30 mm" is not in "230 mm". */
function measureCondition(typed: string, values: SqlValues): string {
  const { joined: written, pattern } = measureOf(typed);
  const joined = written.replaceAll('-', '');
  if (hasThree(joined) || !/\p{L}/u.test(joined)) return `item.search_text ~ ${values.add(pattern)}`;
  const apart = joined.replace(/(\d)(?=\D)|(\D)(?=\d)/g, '$& ');
  return [joined, apart].map((text) => textCondition(text, values)).join(' OR ');
}

/** Every word of it, in any order. */
function phraseCondition(text: string, values: SqlValues): string {
  const words = text.split(' ').map((word) => `(${textCondition(word, values)})`);
  return words.length === 1 ? words.join('') : `(${words.join(' AND ')})`;
}

function textCondition(text: string, values: SqlValues): string {
  if (/^\p{L}+$/u.test(text) && text.length < SHORTEST_WITHIN && text.length > 2) {
    return `item.search_text ~ ${values.add(`\\m${text}`)}`;
  }
  if (hasThree(text) || !/\p{L}/u.test(text)) {
    return `item.search_text LIKE ${values.add(containsPattern(text))}`;
  }
  // Trigrams of two signs are those that begin with a blank.
  const [first, later] = [beginsPattern(text), containsPattern(` ${text}`)];
  return `item.search_text LIKE ${values.add(first)} OR item.search_text LIKE ${values.add(later)}`;
}

/** Whether the index can tell anything of a word: it looks for three signs in a row, of which the first may be a blank. */
export const isIndexedWord = (word: SearchWord): boolean =>
  textsOf(word).every((text) => hasThree(text) || /\p{L}/u.test(text));

const hasThree = (text: string) => /[\p{L}\p{N}]{3}/u.test(text);
