import { priceIn } from '../price-text.js';

test.each([
  ['under 50', { minPrice: null, maxPrice: 5000 }, ''],
  ['brake pads under 40', { minPrice: null, maxPrice: 4000 }, 'brake pads'],
  ['brake pads under $39.99 front', { minPrice: null, maxPrice: 3999 }, 'brake pads  front'],
  ['$20', { minPrice: null, maxPrice: 2000 }, ''],
  ['20 dollars', { minPrice: null, maxPrice: 2000 }, ''],
  ['wheels over $100', { minPrice: 10000, maxPrice: null }, 'wheels'],
])('%s contains a price', (typed, price, rest) => {
  expect(priceIn(typed)).toEqual({ price, rest });
});

test.each([
  '20',
  'disc 312',
  'under tray',
  'spark plugs from 2016',
  '5w30',
  'under 2 l oil',
  'over 100',
  '1hgcm82633a004352',
])('%s contains no price', (typed) => {
  expect(priceIn(typed)).toBeUndefined();
});
