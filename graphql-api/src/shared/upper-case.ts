/**
 * Letters whose capital is one letter in every version of Unicode: Latin, Greek, Cyrillic. Others (Georgian got capitals in 2018) have
 * one in some versions only, and Node and Postgres each bring their own.
 */
const RANGES = ['az', 'àþ', 'Āſ', 'άώ', 'аџ'];

const capitals = new Map(
  RANGES.flatMap((range) => {
    const [first, last] = [range.charCodeAt(0), range.charCodeAt(1)];
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
  })
    .map((letter) => [letter, letter.toUpperCase()] as const)
    .filter(([letter, capital]) => capital.length === 1 && capital !== letter),
);

/** Arguments of `translate` in SQL: letters, and their capitals in the same order. */
export const LETTERS = [...capitals.keys()].join('');
export const CAPITALS = [...capitals.values()].join('');

/** A text in capitals, the same ones as in the database. */
export const upperCase = (text: string): string =>
  text.replace(/\p{Lowercase}/gu, (letter) => capitals.get(letter) ?? letter);
