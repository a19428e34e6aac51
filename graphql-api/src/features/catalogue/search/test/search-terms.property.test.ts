import fc from 'fast-check';

import { SqlValues } from '../../../../shared/sql-values.js';
import { foldText } from '../fold-text.js';
import { numberKey, searchCondition } from '../search-condition.js';
import { LONGEST_SEARCH, MAX_WORDS, plainWords, searchTermsOf } from '../search-terms.js';
import { singular } from '../singular.js';

const RUNS = { numRuns: 1000 };

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({
    unit: fc.constantFrom(...Array.from(' %_\\\'"-.,/°+*²½ⅷ٣ßİ\ud83d0123456789mlvk')),
    maxLength: 100,
  }),
);

/** What the database is asked, with its values. */
function asked(search: string): unknown[] {
  const values = new SqlValues();
  return [searchCondition(search, values), ...values.all];
}

test('any text can be parsed as a search', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(searchTermsOf(text).length).toBeLessThanOrEqual(MAX_WORDS);
      expect(asked(text).length).toBeGreaterThan(0);
    }),
    RUNS,
  );
});

test('a character that expands to a sentence does not make a search longer than the limit', () => {
  expect(plainWords('ﷺ'.repeat(100)).join(' ').length).toBeLessThanOrEqual(LONGEST_SEARCH);
});

test('each of the first six words is searched for or is part of a searched term', () => {
  const word = fc.string({
    unit: fc.constantFrom(...Array.from('aeiosäßxyz019.-/')),
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(
      fc.array(fc.oneof(word, fc.constantFrom('brake', 'disc', '312', 'mm', 'sway', 'bars', 'oil')), {
        maxLength: MAX_WORDS,
      }),
      (typed) => {
        const found = searchTermsOf(typed.join(' '));
        const looked = found.flatMap(({ typed: own }) => own.split(' '));
        for (const one of plainWords(typed.join(' ')))
          expect({
            one,
            isIn: looked.some((other) => foldText(other).includes(foldText(singular(one)))),
          }).toEqual({
            one,
            isIn: true,
          });
      },
    ),
    RUNS,
  );
});

test('the key of a number ignores punctuation and case', () => {
  const runs = fc.array(fc.stringMatching(/^[A-Za-z0-9]{1,6}$/), { minLength: 1, maxLength: 5 });
  const sign = fc.constantFrom(' ', '-', '.', '/', '_', ' - ', '–', '\u00a0');
  fc.assert(
    fc.property(runs, sign, sign, (pieces, one, other) => {
      const key = numberKey(pieces.join(''));
      expect(numberKey(pieces.join(one).toLowerCase())).toBe(key);
      expect(numberKey(pieces.join(other).toUpperCase())).toBe(key);
    }),
    RUNS,
  );
});

test('a number with its unit is searched alike, joined and separated', () => {
  const number = fc.oneof(
    fc.nat(9999).map(String),
    fc.nat(99).map((tenths) => (tenths / 10).toFixed(1)),
  );
  const unit = fc.constantFrom(
    'mm',
    'cm',
    'l',
    'ml',
    'kw',
    'w',
    'v',
    'a',
    'ah',
    'nm',
    'hp',
    'bar',
    'kg',
    'litre',
    'litres',
    'volts',
    'liter',
    'volt',
    'amp',
    'inch',
    '°c',
    'c',
    'teeth',
  );
  fc.assert(
    fc.property(number, unit, (size, of) =>
      expect({ of, asked: asked(`${size}${of}`) }).toEqual({ of, asked: asked(`${size} ${of}`) }),
    ),
    RUNS,
  );
});

test('a word and its plural are searched alike', () => {
  const word = fc
    .stringMatching(/^[b-df-hj-np-rtv-z][aeiou][a-z]{1,6}[b-df-hj-np-rtv-z]$/)
    .filter((one) => !/(s|x|z|ch|sh|y)$/.test(one));
  fc.assert(
    fc.property(word, (one) => expect(singular(`${one}s`)).toBe(singular(one))),
    RUNS,
  );
});
