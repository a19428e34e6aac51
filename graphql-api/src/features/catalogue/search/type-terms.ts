import { PART_TYPES, PartType } from '../part/part-type.js';
import { foldText } from './fold-text.js';
import { plainWords } from './search-terms.js';
import { singular } from './singular.js';

/** A name in the form used for comparing: its words in lower case and singular, in any order. */
const keyOf = (name: string): string => plainWords(foldText(name)).map(singular).sort().join(' ');

const types = new Map<string, PartType[]>();
for (const type of Object.values(PartType)) {
  const { name, synonyms: words } = PART_TYPES[type];
  for (const key of new Set([name, ...words].map(keyOf))) types.set(key, [...(types.get(key) ?? []), type]);
}

/** The types that a text names, if any: "brake linings" are pads, front and rear. */
export const typesNamed = (text: string): readonly PartType[] | undefined => types.get(keyOf(text));
