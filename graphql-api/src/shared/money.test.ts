import fc from 'fast-check';

import { fromClientNumber, MAX_MINOR, parseDecimal, toClientNumber, toDecimal, toDollars } from './money.js';

const anAmount = fc.integer({ min: 0, max: MAX_MINOR });

test('an amount survives formatting and parsing', () => {
  fc.assert(fc.property(anAmount, (minor) => parseDecimal(toDecimal(minor)) === minor));
  fc.assert(fc.property(anAmount, (minor) => fromClientNumber(toClientNumber(minor)) === minor));
});

test('whole quantities multiplied in binary floats still give exact cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 1000 }), (minor, quantity) =>
      expect(fromClientNumber((minor / 100) * quantity)).toBe(minor * quantity),
    ),
    { numRuns: 10_000 },
  );
});

test.each([
  [1, '$0.01'],
  [123_456, '$1,234.56'],
  [MAX_MINOR, '$999,999.99'],
])('%d cents are formatted as %s', (minor, text) => {
  expect(toDollars(minor)).toBe(text);
});

test.each(['', ' ', '1,5', '1.234', '-1', '+1', '1e3', 'NaN', 'Infinity', '0x10', '١'])(
  '%j is not an amount',
  (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  },
);

test.each([NaN, Infinity, -0.01, 1e300, 10.005])('the number %d is not an amount', (value) => {
  expect(fromClientNumber(value)).toBeUndefined();
});
