import { shareOut } from './share-out.js';

const order = (leftMinor: number, awaitedMinor = 0) => ({ leftMinor, awaitedMinor });

test.each([
  ['all of it for the only one', 500, [order(2000)], [500]],
  ['no more than is left of it', 2500, [order(2000)], [2000]],
  ['what was sent back first', 4500, [order(2000), order(4000, 4000)], [500, 4000]],
  ['then the others in turn', 5000, [order(2000), order(4000)], [2000, 3000]],
  ['both of what was sent back', 3000, [order(2000, 1000), order(4000, 2000)], [1000, 2000]],
  ['nothing where none is left', 1000, [order(1000), order(2000)], [1000, 0]],
  ['nothing where there is none', -500, [order(1000, 1000)], [0]],
])('%s', (_, money, orders, shares) => {
  expect(shareOut(money, orders)).toEqual(shares);
});
