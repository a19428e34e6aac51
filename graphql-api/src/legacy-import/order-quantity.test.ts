import 'reflect-metadata';

import { unitsOf } from './order-quantity.js';

test.each([
  // total, price, smallest order -> quantity, unit price
  ['whole dollars', 30_000, 1_000, 1, 30, 1_000],
  ['to the cent', 19_470, 6_490, 1, 3, 6_490],
  ['as the old client multiplied: 3 times 64.90 was 192', 19_200, 6_490, 1, 3, 6_400],
  ['two readings, one below the smallest order', 30_000, 1_250, 25, 25, 1_200],
  ['below the smallest order of today, but the only reading', 1_000, 1_000, 5, 1, 1_000],
])(
  'the quantity of an order without one is derived: %s',
  (_, total, priceMinor, orderQuantity, quantity, unitPriceMinor) => {
    expect(unitsOf(total, { priceMinor, orderQuantity })).toEqual({ quantity, unitPriceMinor });
  },
);

test.each([
  ['nothing comes out even', 10_001, 6_490],
  ['25 at 12.00 or 24 at 12.50', 30_000, 1_250],
  ['a price below a dollar has no whole dollars', 100, 99],
  ['more units than an order can have', 99_999_999, 1],
])('an ambiguous quantity is refused: %s', (_, total, priceMinor) => {
  expect(unitsOf(total, { priceMinor, orderQuantity: 1 })).toBeNull();
});
