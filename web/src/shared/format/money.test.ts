import fc from 'fast-check';
import { formatMoney, multiply, toCents } from './money';

test('an amount has thousands separators and two decimals', () => {
  expect(formatMoney('64.90')).toBe('$64.90');
  expect(formatMoney('1149.00')).toBe('$1,149.00');
  expect(formatMoney('1234567.05')).toBe('$1,234,567.05');
  expect(formatMoney('0.00')).toBe('$0.00');
});

test('a total is exact where floats would not be', () => {
  expect(multiply('0.10', 3)).toBe('0.30');
  expect(multiply('64.90', 2)).toBe('129.80');
  expect(multiply('11.95', 4)).toBe('47.80');
});

test('a product of price and quantity equals the repeated sum', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 999 }), (price, quantity) => {
      const amount = `${Math.trunc(price / 100)}.${String(price % 100).padStart(2, '0')}`;
      expect(toCents(multiply(amount, quantity))).toBe(price * quantity);
    }),
  );
});

test('an invalid amount is refused', () => {
  for (const wrong of ['', '12', '12.5', '-1.00', '1e3', 'NaN', '1,149.00']) {
    expect(() => formatMoney(wrong)).toThrow(/not an amount/);
  }
});
