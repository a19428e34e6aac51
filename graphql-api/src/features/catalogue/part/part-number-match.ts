import { removeInvisible } from '../../../shared/visible-text.js';

/** Characters that separate groups of a number. Others, such as the plus of H7+, distinguish numbers. */
const SEPARATOR = /(?![#%&*@])\p{P}/gu;

interface Numbered {
  readonly partNumber: string | null;
  /** The value of a number that is a figure, by the database's `number_value`. */
  readonly value: string | null;
}

/** How a part was found by its number: `VALUE` where the figure is the same, but not its digits. */
export type NumberMatch = 'EXACT' | 'SPELLING' | 'VALUE';

/** A number without what makes no difference: spaces, invisible characters, case, width of letters, kind of dash. */
export const exactNumber = (number: string): string =>
  removeInvisible(number.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** Brands are the same if they differ by case, accents, spaces or invisible characters only. */
export const foldBrand = (brand: string | null): string =>
  removeInvisible((brand ?? '').normalize('NFKD').replace(/[\u0300-\u036F]/g, '')).toUpperCase();

/**
 * Whether two numbers may be spellings of one: the same letters, digits and marks, and no separator of one where the other has it
 * elsewhere. 12-34 is a spelling of 1234, but 123.4 is not one of 12.34, nor H7+ of H7.
 */
export function isSpellingOf(one: string, other: string): boolean {
  const [first, second] = [one, other].map((number) => groupsOf(exactNumber(number)));
  if (!first || !second || first.joined !== second.joined) return false;
  const [fewer, more] = first.ends.size < second.ends.size ? [first, second] : [second, first];
  return [...fewer.ends].every((end) => more.ends.has(end));
}

/** The letters and digits of a number, and after how many of them each group ends. */
function groupsOf(number: string) {
  const groups = number.split(SEPARATOR);
  const ends = new Set<number>();
  let length = 0;
  for (const group of groups.slice(0, -1)) ends.add((length += group.length));
  return { joined: groups.join(''), ends };
}

/**
 * The parts that a number names among those that share its key or its value: an exact number goes before another spelling, and both before a
 * number of the same value.
 */
export function matchNumber<P extends Numbered>(
  number: string,
  value: string | null,
  parts: readonly P[],
): { readonly match: NumberMatch; readonly parts: readonly P[] } {
  const ways: Readonly<Record<NumberMatch, (part: P) => boolean>> = {
    EXACT: ({ partNumber }) => exactNumber(partNumber ?? '') === exactNumber(number),
    SPELLING: ({ partNumber }) => isSpellingOf(partNumber ?? '', number),
    VALUE: (part) => value !== null && part.value === value,
  };
  for (const match of ['EXACT', 'SPELLING', 'VALUE'] as const) {
    const found = parts.filter(ways[match]);
    if (found.length > 0) return { match, parts: found };
  }
  return { match: 'EXACT', parts: [] };
}
