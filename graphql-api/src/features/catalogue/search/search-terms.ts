import { foldText } from './fold-text.js';
import { singular } from './singular.js';
import { hasSynonyms, meaningsOf, synonymsOf, wholeNamesOf } from './synonyms.js';
import { VOCABULARY, wordsOf } from './words.js';

/** More words find nothing more, and each is one more index lookup. */
export const MAX_WORDS = 6;
/** In characters, as typed and as read: NFKC makes a sentence of a single character. */
export const LONGEST_SEARCH = 100;
/** Longer ones are cut: no name has them. */
const LONGEST_WORD = 40;
/** Up to this many runs of letters or digits are tried in several spellings: "5w30" has three. */
const MAX_RUNS = 3;

/** One thing that a search asks for: a part must have one of these texts. */
export interface SearchTerm {
  /** The term as typed, in lower case; several words if they are one thing ("sway bar", "312 mm"). */
  readonly typed: string;
  /** The word itself, folded and without its plural, letters and digits apart and together. */
  readonly own: readonly string[];
  readonly synonyms: readonly string[];
  /** Other possible meanings. */
  readonly meanings: readonly string[];
  /** What people mean who type only that. */
  readonly shortFor: readonly string[];
  /** Whether punctuation is part of it: spaces in its texts do not separate words. */
  readonly isMeasure: boolean;
  /** "5x112": how many bolts on a circle of how many millimetres, which wheels have in their specifications. */
  readonly boltCircle?: BoltCircle;
}

export interface BoltCircle {
  readonly bolts: number;
  readonly circle: number;
}

/** Three to ten bolts on 98 to 225 mm; anything else is the size of something. */
function boltCircleIn(joined: string): BoltCircle | undefined {
  const [, bolts, circle] = /^(\d{1,2})x(\d{2,3}(?:\.\d{1,2})?)$/.exec(joined) ?? [];
  const [count, size] = [Number(bolts), Number(circle)];
  return count >= 3 && count <= 10 && size >= 98 && size <= 225 ? { bolts: count, circle: size } : undefined;
}

const UNITS = new Set(
  'mm cm m in inch l ml ltr litre liter kw w watt v volt a amp ah nm hp k bar kg g c °c teeth'.split(' '),
);
const LONG_UNITS = new Map(
  Object.entries({ amp: 'a', inch: 'in', liter: 'l', litre: 'l', ltr: 'l', volt: 'v', watt: 'w', c: '°c' }),
);

/** "12volts" as "12 volt". */
const LONG_UNIT = /^(\d[\d.]*)(amp|inch|liter|litre|ltr|volt|watt)(?:e?s)?$/;

export const STOP_WORDS = wordsOf(...VOCABULARY.stopWords);

/**
 * The words of a text, in lower case, without surrounding punctuation, words without a letter or digit, and fillers
 * after a side.
 */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .slice(0, LONGEST_SEARCH)
      .toLowerCase()
      // Invisible characters: soft hyphens, direction marks.
      .replaceAll('\u00AD', '')
      .replace(/\p{Cf}/gu, ' ')
      .replaceAll('×', 'x')
      .replace(/(\d),(?=\d)/g, '$1.')
      .split(/[\s,;:!?"“”„«»()[\]{}|_*<>]+/)
      .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').slice(0, LONGEST_WORD))
      .filter((word) => word !== '')
      .reduce<string[]>((words, word) => (isSideFiller(word, words.at(-1)) ? words : [...words, word]), [])
  );
}

const SIDES = wordsOf(VOCABULARY.sides.of);
const SIDE_FILLERS = wordsOf(VOCABULARY.sides.fillers);

const isSideFiller = (word: string, before = '') => SIDE_FILLERS.has(word) && SIDES.has(before);

/**
 * What a search asks for: its first six words that differ, units with their numbers, two or three words that name one
 * thing, and the words around an “or”.
 */
export function searchTermsOf(text: string): SearchTerm[] {
  const words = plainWords(text);
  let found: SearchTerm[] = [];
  for (let at = 0; at < words.length && found.length < MAX_WORDS;) {
    let { word, end } = wordAt(words, at);
    while (words[end] === 'or' && end + 1 < words.length) {
      const other = wordAt(words, end + 1);
      [word, end] = [either(word, other.word), other.end];
    }
    found = withoutRepeats([...found, word]);
    at = end;
  }
  return found;
}

/** What begins at a position in a search, and where the next begins. */
function wordAt(words: readonly string[], at: number): { word: SearchTerm; end: number } {
  const [word = '', next = '', third = ''] = words.slice(at, at + 3);
  const pair = `${word} ${singular(next)}`;
  const three = `${word} ${next} ${singular(third)}`;
  const unit = UNITS.has(next) ? next : singular(next);
  if (next === 'x' && boltCircleIn(`${word}x${third}`)) {
    return { word: { ...measure(`${word}x${third}`), typed: `${word} x ${third}` }, end: at + 3 };
  }
  if (/^\d[\d.]*$/.test(word) && UNITS.has(unit)) return { word: measure(`${word} ${unit}`), end: at + 2 };
  if (hasSynonyms(three)) {
    return { word: { ...named(three), typed: `${word} ${next} ${third}` }, end: at + 3 };
  }
  if (hasSynonyms(pair)) return { word: { ...named(pair), typed: `${word} ${next}` }, end: at + 2 };
  const alone = /\d/.test(word) ? measure(word.replace(LONG_UNIT, '$1 $2')) : named(word);
  return { word: alone, end: at + 1 };
}

/** "pads or rotors": one of them is enough. */
const either = (one: SearchTerm, other: SearchTerm): SearchTerm => ({
  typed: `${one.typed} or ${other.typed}`,
  own: [...one.own, ...other.own],
  synonyms: [...one.synonyms, ...other.synonyms],
  meanings: [...one.meanings, ...other.meanings],
  shortFor: [...one.shortFor, ...other.shortFor],
  isMeasure: false,
});

/** All texts, any of which may match. */
export const textsOf = ({ own, synonyms, meanings }: SearchTerm): readonly string[] => [
  ...own,
  ...synonyms,
  ...meanings,
];

function named(word: string): SearchTerm {
  const folded = foldText(word);
  const stem = singular(folded);
  // German and Spanish plurals end like this, and a stem is searched for within words anyway.
  const names = [...new Set([folded, stem, folded.replace(/n$/, ''), folded.replace(/es$/, '')])];
  return {
    typed: word,
    own: [stem],
    synonyms: [...new Set(names.flatMap(synonymsOf))],
    meanings: [...new Set(names.flatMap(meaningsOf))],
    shortFor: [...new Set(names.flatMap(wholeNamesOf))],
    isMeasure: false,
  };
}

/** "312mm", "5w30", "m14x1.25": letters and digits match joined or separate, whichever way they are typed. */
function measure(typed: string): SearchTerm {
  const { runs, joined } = measureOf(typed);
  // A word with more of them is a part number, which is found without punctuation.
  const boltCircle = boltCircleIn(joined);
  const spelled = runs.length > MAX_RUNS ? [] : spellings(runs);
  return {
    typed,
    own: [...new Set([joined, typed, ...spelled])],
    synonyms: [],
    meanings: meaningsOf(joined),
    shortFor: [],
    isMeasure: true,
    ...(boltCircle && { boltCircle }),
  };
}

/** The runs of letters and digits of a word with digits, and a regular expression for all its spellings. */
export function measureOf(typed: string): { runs: string[]; joined: string; pattern: string } {
  const [, size = typed, unit = ''] = /^(\d[\d.]*) ?(°?\p{L}+)$/u.exec(typed) ?? [];
  const word = size + (LONG_UNITS.get(singular(unit)) ?? unit);
  const runs = word.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];
  let [pattern, end] = ['', 0];
  for (const run of runs) {
    const start = word.indexOf(run, end);
    // People leave out the degree sign.
    const sign = run === 'c' ? '°' : (/[/.,°+]/.exec(word.slice(end, start))?.[0] ?? '');
    // Nothing else: the index can't use arbitrary characters in any number.
    if (pattern !== '') pattern += sign === '' ? '[ -]?' : ` ?[ ${sign}-]?`;
    pattern += run.replace('.', '[.,]');
    end = start + run.length;
  }
  const before = /^\d/.test(word) ? '(^|[^0-9])' : '(^|[^a-z])';
  return { runs, joined: word, pattern: before + pattern };
}

const spellings = (runs: readonly string[]) =>
  runs.reduce<string[]>(
    (before, run) =>
      before.length === 0 ? [run] : before.flatMap((one) => ['', ' ', '-'].map((gap) => one + gap + run)),
    [],
  );

/** Terms without what another word already asks for. */
function withoutRepeats(words: readonly SearchTerm[]): SearchTerm[] {
  const isWithin = (one: SearchTerm, other: SearchTerm) =>
    !one.isMeasure && !other.isMeasure && (other.own[0] ?? '').includes(one.own[0] ?? '');
  return words.filter(
    (word, place) =>
      !words.some(
        (other, at) => at !== place && isWithin(word, other) && (!isWithin(other, word) || at < place),
      ),
  );
}
