import { readMoney } from './read-money';

test('amounts are parsed in the ways people write them', () => {
  expect(['12', '12.5', ' $12.50', '12,50', '1,149', '1,149.00', '$ 1 149', '0'].map(readMoney)).toEqual([
    '12.00',
    '12.50',
    '12.50',
    '12.50',
    '1149.00',
    '1149.00',
    '1149.00',
    '0.00',
  ]);
});

test('an ambiguous or invalid amount is not parsed', () => {
  const wrong = [
    '',
    'cheap',
    '-3',
    '1e3',
    '12.345',
    '0,500',
    '1,234,5',
    '1.234,50',
    '1,2345',
    '12345678',
    'NaN',
  ];
  expect(wrong.map(readMoney)).toEqual(wrong.map(() => null));
});
