import { demoData, type DemoOrder } from '../../src/demo-data/demo-data.js';
import { available } from './support/stock.js';

interface Facts {
  readonly universal?: boolean;
  readonly fitment: {
    readonly make: string;
    readonly model: string;
    readonly years: readonly [from: number, to: number];
    readonly litres?: number;
    readonly question?: string;
    readonly excludes?: boolean;
  }[];
}

const { orders, parts, users } = demoData;
const partOf = (order: DemoOrder) => parts.find(({ key }) => key === order.partKey)!;
const buyerOf = (order: DemoOrder) => users.find(({ email }) => email === order.userEmail)!;

test('no part is ordered more often than it was stocked', () => {
  expect(parts.filter((part) => available(part) < 0)).toEqual([]);
});

test('order keys are unique', () => {
  expect(new Set(orders.map(({ key }) => key)).size).toBe(orders.length);
});

test.each(orders)('$key has a quantity that the part allows', (order) => {
  const part = partOf(order);
  expect(order.quantity).toBeGreaterThanOrEqual(part.orderQuantity);
  expect(order.quantity).toBeLessThanOrEqual(part.initialQuantity);
});

test.each(orders)('$key was placed by an existing customer for an existing part', (order) => {
  expect(order.placedHoursAgo).toBeLessThan(buyerOf(order).createdHoursAgo);
  expect(order.placedHoursAgo).toBeLessThan(partOf(order).createdHoursAgo);
});

test.each(orders)('$key ($state) has the times of its state, in order', (order) => {
  const { state, placedHoursAgo: placed, paidHoursAgo: paid, shippedHoursAgo: shipped } = order;
  expect(paid !== undefined).toBe(state === 'PENDING' || state === 'SHIPPED');
  expect(shipped !== undefined).toBe(state === 'SHIPPED');
  if (state === 'UNPAID') expect(placed).toBeLessThan(1);
  if (state === 'EXPIRED') expect(placed).toBeGreaterThan(1);
  // A hold lasts an hour: customers who paid, paid within it.
  if (paid !== undefined) expect(placed - paid).toBeGreaterThan(0);
  if (paid !== undefined) expect(placed - paid).toBeLessThan(1);
  if (paid !== undefined && shipped !== undefined) expect(shipped).toBeLessThan(paid);
  expect(shipped ?? paid ?? placed).toBeGreaterThan(0);
});

test('the demo customer has orders in every state', () => {
  const states = orders
    .filter(({ userEmail }) => userEmail === 'customer@example.com')
    .map(({ state }) => state);
  expect([...states].sort()).toEqual([
    'EXPIRED',
    'PENDING',
    'PENDING',
    'SHIPPED',
    'SHIPPED',
    'UNPAID',
    'UNPAID',
  ]);
});

test('the others ordered about sixty times in thirty days, mostly shipped, unevenly', () => {
  const others = orders.filter(
    (order) => order.userEmail !== 'customer@example.com' && order.placedHoursAgo < 720,
  );
  const perDay = Array.from(
    { length: 30 },
    (_, day) => others.filter(({ placedHoursAgo }) => Math.floor(placedHoursAgo / 24) === day).length,
  );
  expect(others.length).toBeGreaterThanOrEqual(55);
  expect(others.filter(({ state }) => state === 'SHIPPED').length).toBeGreaterThan(others.length / 2);
  expect(Math.min(...perDay)).toBe(0);
  expect(Math.max(...perDay)).toBeGreaterThanOrEqual(4);
});

test('no one has more unpaid orders than the shop allows', () => {
  for (const { email } of users) {
    const open = orders.filter((order) => order.userEmail === email && order.state === 'UNPAID');
    expect(open.length).toBeLessThan(10);
  }
});

test("the demo customer's parts for a car fit it", () => {
  const facts = demoData.fitment as { parts: Record<string, Facts> };
  const bought = orders.filter(
    ({ userEmail, car, paidHoursAgo }) => userEmail === 'customer@example.com' && car && paidHoursAgo,
  );
  const fits = ({ partKey, car }: DemoOrder) => {
    const { universal = false, fitment } = facts.parts[partKey]!;
    return (
      universal ||
      fitment.some(
        ({ make, model, years: [from, to], litres = car!.litres, question, excludes }) =>
          make === car!.make &&
          model === car!.model &&
          from <= car!.year &&
          car!.year <= to &&
          litres === car!.litres &&
          !question &&
          !excludes,
      )
    );
  };

  expect(bought.length).toBeGreaterThan(0);
  expect(bought.filter((order) => !fits(order)).map(({ key }) => key)).toEqual([]);
});
