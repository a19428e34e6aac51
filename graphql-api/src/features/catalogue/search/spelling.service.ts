import { groupBy } from '../../../shared/group-by.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { editDistance } from './edit-distance.js';
import { foldText } from './fold-text.js';
import { singular } from './singular.js';
import { STOP_WORDS } from './search-terms.js';
import { CATEGORY_WORDS } from './category-terms.js';
import { SYNONYM_WORDS, hasSynonyms } from './synonyms.js';
import { VOCABULARY, wordsOf } from './words.js';

interface KnownTerm {
  readonly asked: string;
  readonly word: string;
  readonly ofCars: boolean;
  readonly sameStem: boolean;
  readonly alike: number;
}

export interface WordSpelling {
  /** Whether names of parts contain it, or a word it is a synonym of. */
  readonly isOfParts: boolean;
  /** Other spellings, likeliest first: at most two. Empty for a correct word. */
  readonly likely: readonly string[];
  /** Likely spellings that are words for parts, whatever else they name. */
  readonly likelyOfParts: readonly string[];
}

const RIGHT: WordSpelling = { isOfParts: true, likely: [], likelyOfParts: [] };
/** Spelling of a word with digits, too short, or only about cars. */
const NO_WORD: WordSpelling = { isOfParts: false, likely: [], likelyOfParts: [] };
const CANDIDATES = 24;
/** Maximum number of words, each of which is compared with the whole vocabulary. */
const MAX_CHECKED_WORDS = 12;
/** One letter more, less, swapped or different. */
const ONE_SLIP = 1.25;
/** A word from a name is likelier than a synonym. */
const SYNONYM_PENALTY = 1.25;
/** No one types a longer word. */
const LONGEST_JOINED = 30;
const MAX_JOINED = 3;
const MAX_SPELLINGS = 2;

const PART_MAKERS = wordsOf(...VOCABULARY.partMakers);

/** Likely spellings of a word that no name has (ADR 039). */
export class SpellingService {
  constructor(private readonly catalogue: ReadDatabase) {}

  /** What is known about these words, in lower case. */
  async look(typed: readonly string[]): Promise<ReadonlyMap<string, WordSpelling>> {
    const words = [...new Set(typed.map(foldText))].filter((word) => /^\p{L}{3,}$/u.test(word));
    const asked = words.slice(0, MAX_CHECKED_WORDS);
    const pieces = [...new Set(asked.flatMap(piecesOf))];
    const known = await this.catalogue.query<KnownTerm>({
      text: `SELECT asked.word AS asked, known.* FROM unnest($1::text[], $3::text[]) AS asked (word, single) CROSS JOIN LATERAL (
          SELECT word, of_cars AS "ofCars", stem = word_stem(asked.word) AS "sameStem",
            similarity(word, asked.word) AS alike
          FROM search_word
          WHERE word = asked.word OR stem = word_stem(asked.word) OR gaps && (word_gaps(asked.word) || word_gaps(asked.single))
            OR word % asked.word
          ORDER BY word = asked.word DESC, stem = word_stem(asked.word) DESC,
            gaps && (word_gaps(asked.word) || word_gaps(asked.single)) DESC, alike DESC, word
          LIMIT ${CANDIDATES}
        ) AS known
        UNION ALL
        SELECT DISTINCT '', word, of_cars, false, 0 FROM search_word WHERE word = ANY($2::text[]) AND NOT of_cars`,
      values: [asked, pieces, asked.map(toSingular)],
      prepared: true,
    });
    const byTerm = groupBy(known, ({ asked: word }) => word);
    const wholes = new Set((byTerm.get('') ?? []).map(({ word }) => word));
    return new Map(
      typed.map((word) => {
        const folded = foldText(word);
        const isRequested = asked.includes(folded);
        return [word, isRequested ? spellingOf(folded, byTerm.get(folded) ?? [], wholes) : NO_WORD];
      }),
    );
  }
}

function spellingOf(word: string, known: readonly KnownTerm[], wholes: ReadonlySet<string>): WordSpelling {
  const isSynonym = hasSynonyms(singular(word)) || hasSynonyms(word);
  const exact = known.filter((one) => one.word === word || one.word === singular(word));
  if (PART_MAKERS.has(word)) return NO_WORD;
  if (isSynonym || exact.some(({ ofCars }) => !ofCars)) return RIGHT;
  if (exact.length > 0) return NO_WORD;
  const apart = splitTerms(word, wholes);
  const split = apart && apart.length > 1 ? [apart.join(' ')] : [];
  const likely = [
    ...known
      .map((one) => ({ ...one, distance: one.sameStem ? 0.5 : distanceBetween(word, one.word) }))
      .filter(({ distance }) => distance <= maxEdits(word)),
    ...(word.length > 3 ? [...SYNONYM_WORDS, ...CATEGORY_WORDS] : [])
      .map((one) => ({
        word: one,
        ofCars: false,
        alike: 0,
        distance: distanceBetween(word, one) + SYNONYM_PENALTY,
      }))
      .filter(({ distance }) => distance <= ONE_SLIP + SYNONYM_PENALTY),
  ]
    .filter((one) => !STOP_WORDS.has(one.word))
    .sort(
      (one, other) =>
        one.distance - other.distance || Number(one.ofCars) - Number(other.ofCars) || other.alike - one.alike,
    );
  const ofParts = new Set([...split, ...likely.filter(({ ofCars }) => !ofCars).map(({ word: one }) => one)]);
  const likeliest = [...new Set([...split, ...likely.map(({ word: one }) => one)])].slice(0, MAX_SPELLINGS);
  return { isOfParts: false, likely: likeliest, likelyOfParts: likeliest.filter((one) => ofParts.has(one)) };
}

/** Edits; people get the first letter right, so a different one weighs half an edit more. */
const distanceBetween = (typed: string, word: string) =>
  Math.min(editDistance(typed, word), editDistance(toSingular(typed), toSingular(word))) +
  (typed.startsWith(word.charAt(0)) ? 0 : 0.5);

/** A word's singular, as a whole word: a missing letter counts. */
const toSingular = (word: string) => (/.{3}ies$/.test(word) ? word.replace(/ies$/, 'y') : singular(word));

/** Short words are similar to many others. */
function maxEdits({ length }: string): number {
  if (length <= 4) return length <= 3 ? 1 : ONE_SLIP;
  return length <= 12 ? 2.5 : 3;
}

/**
 * "frontbrakepads" as "front", "brake" and "pad": the fewest known words that make up a long one, the last in the
 * singular.
 */
function splitTerms(
  word: string,
  known: ReadonlySet<string>,
  most: number = MAX_JOINED,
): string[] | undefined {
  const whole = [singular(word), word].find((one) => known.has(one));
  if (whole !== undefined) return [whole];
  if (most === 1) return undefined;
  const ways = Array.from({ length: Math.max(0, word.length - 5) }).flatMap((_, at) => {
    const first = word.slice(0, at + 3);
    const rest = known.has(first) ? splitTerms(word.slice(at + 3), known, most - 1) : undefined;
    return rest ? [[first, ...rest]] : [];
  });
  return ways.sort((one, other) => one.length - other.length).at(0);
}

/** All pieces of a long word that may be words, its end also in the singular. */
function piecesOf(word: string): string[] {
  if (word.length < 6 || word.length > LONGEST_JOINED) return [];
  return Array.from({ length: word.length - 2 }).flatMap((_, from) => [
    ...Array.from({ length: word.length - from - 2 }, (__, more) => word.slice(from, from + more + 3)),
    singular(word.slice(from)),
  ]);
}
