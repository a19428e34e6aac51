import { foldText } from './fold-text.js';
import { namesIn, VOCABULARY } from './words.js';

/** "Ölfilter" as "Oelfilter". */
const withoutUmlauts = (word: string) => word.replace(/[äöü]/g, (letter) => `${foldText(letter)}e`);

const others = (groups: readonly (readonly string[])[]) => {
  const known = new Map<string, readonly string[]>();
  for (const [word = '', ...rest] of groups) {
    for (const typed of new Set([word, withoutUmlauts(word)].map(foldText)))
      known.set(typed, [...(known.get(typed) ?? []), ...rest]);
  }
  return known;
};
const same = others(
  VOCABULARY.same.flatMap((group) => group.map((word) => [word, ...group.filter((one) => one !== word)])),
);
const typedFor = (meanings: Readonly<Record<string, string>>) =>
  Object.entries(meanings).flatMap(([names, typed]) =>
    namesIn(typed).map((word) => [word, ...namesIn(names)]),
  );
const english = typedFor(VOCABULARY.means);
const { german, polish, spanish } = VOCABULARY;
const means = others([...english, ...[german, polish, spanish].flatMap(typedFor)]);
const short = others(VOCABULARY.shortFor);

/** Synonyms of one or two words; none for most. */
export const synonymsOf = (words: string): readonly string[] => same.get(foldText(words)) ?? [];

/** Other meanings of one or two words in a parts shop; none for most. */
export const meaningsOf = (words: string): readonly string[] => means.get(foldText(words)) ?? [];

/** The full names that a word is short for; none for most. */
export const wholeNamesOf = (word: string): readonly string[] => short.get(foldText(word)) ?? [];

/** Whether a word is one of those above. */
export const hasSynonyms = (words: string): boolean =>
  [same, means].some((known) => known.has(foldText(words)));

/** Shorter words of other languages are similar to English ones. */
const SHORTEST_FOREIGN = 8;
const inEnglish = new Set([...same.keys(), ...others(english).keys()]);

/** The single words among those above: a typing error may be of these, even if no name has them. */
export const SYNONYM_WORDS: readonly string[] = [...new Set([...inEnglish, ...means.keys()])].filter(
  (word) => /^\p{L}{4,}$/u.test(word) && (inEnglish.has(word) || word.length >= SHORTEST_FOREIGN),
);
