import { beginsPattern, containsPattern } from '../../../shared/like.js';
import type { SqlValues } from '../../../shared/sql-values.js';
import { upperCase } from '../../../shared/upper-case.js';
import { removeInvisible } from '../../../shared/visible-text.js';
import type { SearchCondition } from '../part/part-query.js';
import { type BoltCircle, type SearchTerm, searchTermsOf, textsOf } from './search-terms.js';
import { isIndexedTerm, termCondition } from './term-match.js';
import { namesIn, VOCABULARY } from './words.js';

/** Shortest piece of a maker's number to search for: anything shorter is in every number. */
export const MIN_NUMBER_LENGTH = 3;
/** Shortest prefix of another maker's number, which must have a digit. */
const MIN_OTHER_NUMBER_LENGTH = 4;
/** How many parts with one bolt circle are read. */
const MAX_WITH_CIRCLE = 5000;
/** How many numbers that begin with a search are read: more say too little. */
const MAX_OTHER_NUMBERS = 200;
/** How many parts with a piece in their number are read, next to other words. */
const MAX_WITH_PIECE = 1000;

/** A number without punctuation, symbols and case, as the database's `number_key` has it: every letter and digit of any script. */
export function numberKey(text: string): string {
  return upperCase(removeInvisible(text.normalize('NFKC')).replace(/(?!\p{Alphabetic})[\p{P}\p{S}]/gu, ''));
}

/** The key for finding other makers' numbers; undefined if the text can't be one. */
export function otherNumberKey(text: string): string | undefined {
  const key = numberKey(text);
  return key.length >= MIN_OTHER_NUMBER_LENGTH && /\d/.test(key) ? key : undefined;
}

type TextsOf = (word: SearchTerm) => readonly string[];

/**
 * SQL: the parts that a search finds: every word in name or brand, or the whole search in the maker's number, or other
 * makers' numbers that begin with it. Alias: `item`.
 */
export function searchCondition(search: string, values: SqlValues, texts: TextsOf = textsOf): string {
  const words = searchTermsOf(search);
  // No one searches for punctuation.
  const everyTerm = words.length > 0 ? termConditions(words, values, texts) : 'false';
  return `(${[`(${everyTerm})`, ...numberConditions(search, values)].join(' OR ')})`;
}

/** SQL: the parts with a number that this is a piece or the beginning of. Alias: `item`. */
function numberConditions(search: string, values: SqlValues): string[] {
  const ways: string[] = [];
  const number = numberKey(search);
  if (number.length >= MIN_NUMBER_LENGTH) {
    ways.push(`item.part_number_key LIKE ${values.add(containsPattern(number))}`);
  }
  const other = otherNumberKey(search);
  if (other !== undefined) ways.push(`item.id = ANY(ARRAY(${otherNumbers(other, values)}))`);
  return ways;
}

/**
 * SQL: the parts that a search finds by its words if `number`, one run of them, is a piece of a number. The numbers come first: fewer
 * parts have one of them than have a word such as a car's make. Alias: `item`.
 */
function numberInTextCondition(search: string, number: string, values: SqlValues): string {
  const words = searchTermsOf(search.replace(number, ' '));
  const own = `SELECT id FROM part WHERE part_number_key LIKE ${values.add(containsPattern(numberKey(number)))}
    AND deleted_at IS NULL LIMIT ${MAX_WITH_PIECE}`;
  const other = otherNumbers(numberKey(number), values);
  return `${termConditions(words, values)} AND item.id = ANY(ARRAY((${own}) UNION ALL (${other})))`;
}

/** SQL: the parts that have every one of these words. Alias: `item`. */
export const termConditions = (
  words: readonly SearchTerm[],
  values: SqlValues,
  texts: TextsOf = textsOf,
): string =>
  words
    .map((word) => {
      const named = termCondition(word, values, texts(word));
      if (!word.boltCircle || texts !== textsOf) return named;
      return `(${named} OR ${boltCircleCondition(word.boltCircle, values)})`;
    })
    .join(' AND ');

const { circle: CIRCLE, bolts: BOLTS } = VOCABULARY.boltCircle;

/** SQL: the parts that have a bolt circle in their specifications. Alias: `item`. */
const boltCircleCondition = ({ bolts, circle }: BoltCircle, values: SqlValues) =>
  `item.id = ANY(ARRAY(SELECT part_id FROM part_specification AS row
    WHERE row.name = ${values.add(CIRCLE)} AND row.number = ${values.add(circle)} AND EXISTS (SELECT FROM part_specification
      WHERE part_id = row.part_id AND name = ANY(${values.add(namesIn(BOLTS))}) AND number = ${values.add(bolts)})
    LIMIT ${MAX_WITH_CIRCLE}))`;

/**
 * SQL: how relevant a part is, as a text to sort by, most relevant first: what the words are short for, the words
 * themselves, synonyms, other possible meanings. Undefined if all are equal.
 */
export function relevanceOf(search: string, values: SqlValues): string | undefined {
  const words = searchTermsOf(search);
  const hasSynonyms = words.some(({ synonyms }) => synonyms.length > 0);
  const hasMeanings = words.some(({ meanings }) => meanings.length > 0);
  const hasCircle = words.some(({ boltCircle }) => boltCircle);
  const isShort = isShortened(search);
  if (!hasSynonyms && !hasMeanings && !hasCircle && !isShort) return undefined;
  const nearer: TextsOf[] = [
    ...(isShort ? [(word: SearchTerm) => wholeOf(word, words)] : []),
    (word) => word.own,
    ...(hasSynonyms || hasMeanings ? [(word: SearchTerm) => [...word.own, ...word.synonyms]] : []),
  ];
  const ways = nearer.map(
    (texts, far) => `WHEN ${searchCondition(search, values, texts)} THEN '${FAR.repeat(far)}'`,
  );
  const far = `CASE ${ways.join(' ')} ELSE '${FAR.repeat(nearer.length)}' END`;
  return `(${far}) || CASE WHEN ${headCondition(words, values)} THEN '' ELSE '${FAR}' END`;
}

/** Whether people who type only this mean something with a longer name. */
export function isShortened(search: string): boolean {
  const words = searchTermsOf(search);
  return words.some((word) => unsaid(word, words).length > 0);
}

/** Packaging, features, sizes: what follows the word that says what a part is. */
const AFTER_HEAD = String.raw`( (set|kit|pair|assembly|cluster|insert|with|for)\M.*| [^ ,]*[0-9].*|[,(].*)?`;

/**
 * SQL: names that end with the searched words, before sizes and anything after a comma: "Coolant, ready to use" is
 * coolant, and a coolant thermostat is not. Alias: `item`.
 */
function headCondition(words: readonly SearchTerm[], values: SqlValues): string {
  const last = words.findLast(({ isMeasure }) => !isMeasure);
  const heads = (last ? textsOf(last) : []).map((text) =>
    (text.split(' ').at(-1) ?? '').replace(/[^\p{L}\p{N}]/gu, '\\$&'),
  );
  if (heads.length === 0) return 'true';
  return `fold_text(item.name) ~ ${values.add(`^[^,(]*\\m(${heads.join('|')})e?s?${AFTER_HEAD}$`)}`;
}

/** What a word is short for, unless the other words already say it: "brake pads" is not short. */
const unsaid = ({ shortFor }: SearchTerm, words: readonly SearchTerm[]) =>
  shortFor.filter((name) => !name.split(' ').every((part) => words.some(({ own }) => own.includes(part))));

const wholeOf = (word: SearchTerm, words: readonly SearchTerm[]) => {
  const names = unsaid(word, words);
  return names.length > 0 ? names : word.own;
};

/** Sorts after all letters that names begin with. */
export const FAR = '\u{10FFFD}';

/** SQL: ids of the parts with a number of another maker that begins with this. As an array, so that the parts are looked up by id. */
const otherNumbers = (key: string, values: SqlValues) =>
  `SELECT part_id FROM part_number WHERE number_key COLLATE "C" LIKE ${values.add(beginsPattern(key))}
    ORDER BY number_key COLLATE "C" LIMIT ${MAX_OTHER_NUMBERS}`;

/** The condition of a search, one run of whose words may be a piece of a number; undefined if it has none. */
export function conditionFor(text: string, number?: string): SearchCondition | undefined {
  const search = text.trim();
  if (search === '') return undefined;
  return {
    sql: (values) =>
      number === undefined ? searchCondition(search, values) : numberInTextCondition(search, number, values),
    isIndexed: number === undefined && searchTermsOf(search).some(isIndexedTerm),
  };
}
