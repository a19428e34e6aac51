/** A value that no field of the shop accepts, as raw JSON text: JSON can express what JavaScript can't (1e309). */
export interface HostileValue {
  readonly what: string;
  readonly json: string;
}

const hostile = (what: string, json: string): HostileValue => ({ what, json });
const text = (what: string, value: string): HostileValue => hostile(what, JSON.stringify(value));

const TOO_LONG = [
  text('90 kB of text', 'x'.repeat(90_000)),
  // Above what a body may hold: refused before it is read.
  text('100 kB of text', 'x'.repeat(100_000)),
];

/** Values that are not text. */
export const NO_TEXT: readonly HostileValue[] = [
  text('a NUL', 'a\u0000b'),
  hostile('a lone surrogate', '"a\\ud800b"'),
  hostile('half a pair', '"\\udc00"'),
  ...TOO_LONG,
  hostile('true', 'true'),
  hostile('an object', '{"a":1}'),
  hostile('a list of lists', '[["a"]]'),
  hostile('1e309', '1e309'),
  hostile('1.5', '1.5'),
];

/** Values that are not whole numbers. */
export const NO_INTEGER: readonly HostileValue[] = [
  hostile('-1', '-1'),
  hostile('1.5', '1.5'),
  hostile('1e309', '1e309'),
  hostile('2^63', '9223372036854775808'),
  hostile('-2^63 - 1', '-9223372036854775809'),
  text('text of 2^63', '9223372036854775808'),
  text('NaN', 'NaN'),
  text('Arabic digits', '٣'),
  text('a NUL', '1\u0000'),
  hostile('true', 'true'),
  hostile('an object', '{"a":1}'),
  hostile('a list of lists', '[[1]]'),
];

/** Values that are not amounts. */
export const NO_AMOUNT: readonly HostileValue[] = [
  ...NO_INTEGER.filter(({ what }) => what !== '1.5'),
  text('minus', '-0.01'),
  text('a fraction of a cent', '1.234'),
  text('hexadecimal', '0x10'),
];

/** A missing value where one is required. */
export const NOTHING: HostileValue = hostile('null', 'null');

/** Invalid text in a path or a query, already encoded. */
export const NO_URL_TEXT: readonly HostileValue[] = [
  hostile('a NUL', '%00'),
  hostile('a NUL inside', 'a%00b'),
  hostile('a lone surrogate', '%ED%A0%80'),
  hostile('bad UTF-8', '%ff'),
  hostile('1e309', '1e309'),
  hostile('2^63', '9223372036854775808'),
  hostile('-1', '-1'),
  hostile('no uuid', '01900000-0000-7000-8000-00000000000g'),
  hostile('a way up', '..%2f..%2fetc%2fpasswd'),
  hostile('undefined', 'undefined'),
  hostile('10 kB', 'x'.repeat(10_000)),
  hostile('100 kB', 'x'.repeat(100_000)),
];
