import { singular } from './singular.js';
import { namesIn, VOCABULARY } from './words.js';

const NAMES = new Set(namesIn(VOCABULARY.partsNamedLikeCars));

/** Whether the word at this position, with its neighbor, names a part: "leaf springs", "wheel bolt". */
export const isTwoWordName = (words: readonly string[], at: number): boolean =>
  [
    [words[at - 1], words[at]],
    [words[at], words[at + 1]],
  ].some(([one = '', other = '']) => NAMES.has(`${one} ${other}`) || NAMES.has(`${one} ${singular(other)}`));
