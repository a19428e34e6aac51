import { singular } from './singular.js';

/**
 * Parts whose name in two words has the name of a model in it. No shop has all of them, and a search for one that this shop does not
 * have is for no car.
 */
const NAMES: ReadonlySet<string> = new Set(
  `air element, battery charger, filter element, flex coupling, flex disc, flex hose, flex joint, flex pipe, flex plate,
  heater matrix, leaf spring, neon light, pilot bearing, pilot bulb, pilot bush, pilot light, wheel bolt`.split(
    /,\s+/,
  ),
);

/** Whether the word at this place is, with its neighbour, the name of a part: "leaf springs", "wheel bolt". */
export const isOfTwoWords = (words: readonly string[], at: number): boolean =>
  [
    [words[at - 1], words[at]],
    [words[at], words[at + 1]],
  ].some(([one = '', other = '']) => NAMES.has(`${one} ${other}`) || NAMES.has(`${one} ${singular(other)}`));
