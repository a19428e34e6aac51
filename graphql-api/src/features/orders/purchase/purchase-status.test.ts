import { ORDER_STATES, type OrderStatus } from '../order/order-status.js';
import { purchaseStatus } from './purchase-status.js';

const STATES = ORDER_STATES.map(({ status }) => status);
/** Every set of states that the orders of a purchase can be in. */
const sets = Array.from({ length: 2 ** STATES.length - 1 }, (_, set) =>
  STATES.filter((_state, bit) => (set + 1) & (1 << bit)),
);

test.each(STATES)('a purchase whose orders are all %s is that', (status) => {
  expect(purchaseStatus([status, status])).toBe(status);
});

test('it is the state of one of its orders, whatever their sequence', () => {
  for (const states of sets) {
    expect(states).toContain(purchaseStatus(states));
    expect(purchaseStatus(states.toReversed())).toBe(purchaseStatus(states));
  }
});

test('what is to be paid goes first, then what is to be shipped, then what was shipped', () => {
  const remains: OrderStatus[] = ['UNPAID', 'PENDING', 'SHIPPED'];
  for (const states of sets) {
    const first = remains.find((status) => states.includes(status));
    if (first) expect(purchaseStatus(states)).toBe(first);
  }
});

test('a purchase without orders has no state', () => {
  expect(purchaseStatus([])).toBeNull();
});
