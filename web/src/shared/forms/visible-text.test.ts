import { trimText } from '../format/visible-text';

const signs = Array.from({ length: 0x110000 }, (_, point) => point)
  // Planes 2 and 3 are ideographs, 4 to 13 empty, 15 and 16 private.
  .filter(
    (point) => point < 0xd800 || (point > 0xdfff && point < 0x20000) || (point >= 0xe0000 && point < 0xe1000),
  )
  .map((point) => String.fromCodePoint(point));
const showsNothing =
  /^(?:[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\u{1D159}]|\u{16FE4})$/u;

test('a text of an invisible Unicode character is empty, and no other is', () => {
  const empty = signs.filter((sign) => trimText(`${sign} ${sign}`) === '');
  expect(empty).toEqual(signs.filter((sign) => showsNothing.test(sign)));
});

test('invisible characters are trimmed, those that shape visible ones stay', () => {
  expect(trimText('\u200B Ada\u00A0Lovelace\u3164\n')).toBe('Ada\u00A0Lovelace');
  for (const text of ['❤️', '👩‍🔧', 'می‌خواهم', 'ه‍', '🏴\u{E0067}\u{E007F}', '\u200Fשלום\u200F'])
    expect(trimText(` ${text} `)).toBe(text);
});
