import { scaleFor } from './sales-scale';

test.each([
  [['0.00'], [0, 100]],
  [['3.20'], [0, 100, 200, 300, 400]],
  [
    ['1580.00', '240.00'],
    [0, 50_000, 100_000, 150_000, 200_000],
  ],
  [['999999.99'], [0, 25_000_000, 50_000_000, 75_000_000, 100_000_000]],
])('for sales of %j the grid lines are at %j cents', (amounts, lines) => {
  expect(scaleFor(amounts)).toEqual(lines);
});

test('a chart without days has a scale', () => {
  expect(scaleFor([])).toEqual([0, 100]);
});
