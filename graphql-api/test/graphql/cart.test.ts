import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { placeOrder, refusalOf } from '../support/operations.js';
import { placeOrders } from '../support/purchases.js';

const LINE = 'partId product quantity addedAt seenPrice part { price availableQuantity }';

interface SeenLine {
  readonly partId: string;
  readonly product: string;
  readonly quantity: number;
  readonly addedAt: string;
  readonly seenPrice: string;
  readonly part: { readonly price: string; readonly availableQuantity: number } | null;
}

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  customer = await shop.signIn({});
});
afterAll(() => shop.close());

const parts = (count: number, given: Partial<Part> = {}) =>
  Promise.all(Array.from({ length: count }, () => aPart(shop.database, given)));

const cartOf = (who: Customer) => ask<SeenLine[]>(who, `{ myCart { ${LINE} } }`);

const set = ({ id }: Pick<Part, 'id'>, quantity: number, who = customer) =>
  ask<SeenLine[]>(
    who,
    `mutation ($partId: ID!, $quantity: Int!) { setCartLine(partId: $partId, quantity: $quantity) { ${LINE} } }`,
    { partId: id, quantity },
  );

const merge = (lines: readonly { partId: string; quantity: number; seenPrice?: string }[]) =>
  ask<SeenLine[]>(customer, `mutation ($lines: [CartLineInput!]!) { mergeCart(lines: $lines) { ${LINE} } }`, {
    lines,
  });

const amounts = (lines: readonly SeenLine[]) =>
  lines.map(({ product, quantity }) => `${product} ${quantity}`);

test('a part is in the cart once, in the order parts were added, until it is removed', async () => {
  const [disc, pads] = await Promise.all([
    aPart(shop.database, { name: 'Disc' }),
    aPart(shop.database, { name: 'Pads' }),
  ]);
  await set(disc, 2);
  await set(pads, 1);
  await set({ id: disc.id.toUpperCase() }, 4);

  expect(amounts(await cartOf(customer))).toEqual(['Disc 4', 'Pads 1']);
  expect(amounts(await set(disc, 0))).toEqual(['Pads 1']);
  expect(amounts(await set(disc, 0))).toEqual(['Pads 1']);
});

test('the cart holds no units, and shows the current price and stock beside the price that was seen', async () => {
  const part = await aPart(shop.database, { priceMinor: 6490, availableQuantity: 5 });
  await set(part, 4);
  await shop.database.query('UPDATE part SET price_minor = 7000 WHERE id = $1', [part.id]);
  await placeOrder(await shop.signIn({}), part, 3);

  const [line] = await set(part, 3);
  expect(line).toMatchObject({
    quantity: 3,
    seenPrice: '64.90',
    part: { price: '70.00', availableQuantity: 2 },
  });
});

test("a removed part stays listed by name but can't be added", async () => {
  const part = await aPart(shop.database, { name: 'Old disc' });
  await set(part, 1);
  await shop.database.query('UPDATE part SET deleted_at = now() WHERE id = $1', [part.id]);

  expect(await cartOf(customer)).toMatchObject([{ product: 'Old disc', part: null }]);
  expect(amounts(await set(part, 2))).toEqual(['Old disc 2']);
  expect(await refusalOf(set(part, 1, await shop.signIn({})))).toBe('NOT_FOUND');
  expect(await refusalOf(set({ id: 'nothing' }, 1))).toBe('NOT_FOUND');
});

test("a visitor's cart is merged into the account's, and the visitor's quantity wins", async () => {
  const [both, own, brought] = (await parts(3, { priceMinor: 6490 })) as [Part, Part, Part];
  await set(both, 1);
  await set(own, 1);

  const cart = await merge([
    { partId: both.id, quantity: 5 },
    { partId: brought.id, quantity: 2, seenPrice: '60.00' },
    { partId: '0190f0c0-0000-7000-8000-000000000002', quantity: 1 },
  ]);

  expect(cart.map(({ partId, quantity, seenPrice }) => [partId, quantity, seenPrice])).toEqual([
    [both.id, 5, '64.90'],
    [own.id, 1, '64.90'],
    [brought.id, 2, '60.00'],
  ]);
});

test('the cart holds fifty different parts, and a merge that exceeds them adds none', async () => {
  const many = await parts(51);
  await merge(many.slice(0, 49).map(({ id }) => ({ partId: id, quantity: 1 })));

  expect(await refusalOf(merge(many.slice(49).map(({ id }) => ({ partId: id, quantity: 1 }))))).toBe(
    'CART_FULL',
  );
  expect(await cartOf(customer)).toHaveLength(49);
  await set(many[49]!, 1);
  expect(await refusalOf(set(many[50]!, 1))).toBe('CART_FULL');
  await set(many[0]!, 0);
  expect(await set(many[50]!, 1)).toHaveLength(50);
});

test('two devices that merge at once add each part once and never exceed the limit', async () => {
  const many = await parts(51);
  const lines = (from: number, to: number) =>
    many.slice(from, to).map(({ id }) => ({ partId: id, quantity: 1 }));
  await Promise.all([merge(lines(0, 20)), merge(lines(10, 30))]);
  expect(await cartOf(customer)).toHaveLength(30);

  const outcomes = await Promise.allSettled([merge(lines(30, 41)), merge(lines(40, 51))]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each([-1, 1_000_001])('a quantity of %d is refused', async (quantity) => {
  expect(await refusalOf(set(await aPart(shop.database), quantity))).toBe('BAD_INPUT');
});

test('ordered lines leave the cart; Order Now leaves the cart unchanged', async () => {
  const [first, second, third] = (await parts(3)) as [Part, Part, Part];
  for (const part of [first, second, third]) await set(part, 1);
  await placeOrder(customer, first);
  await placeOrders(customer, [
    [first, 1],
    [second, 1],
  ]);

  expect((await cartOf(customer)).map(({ partId }) => partId)).toEqual([third.id]);
});

test("a customer can neither read nor change another customer's cart", async () => {
  const part = await aPart(shop.database);
  await set(part, 1);
  const other = await shop.signIn({});

  expect(await set(part, 0, other)).toEqual([]);
  expect(await cartOf(customer)).toHaveLength(1);
});

test('a cart moves with its account into another one, up to the limit', async () => {
  const { moveAccount } = await import('../../src/features/customers/user/account-move.js');
  const other = await shop.signIn({});
  const many = await parts(52);
  await merge(many.slice(0, 3).map(({ id }) => ({ partId: id, quantity: 1 })));
  await ask(other, 'mutation ($lines: [CartLineInput!]!) { mergeCart(lines: $lines) { partId } }', {
    lines: many.slice(2, 51).map(({ id }) => ({ partId: id, quantity: 7 })),
  });

  await shop.database.transaction((manager) => moveAccount(manager, customer.uid, other.uid));

  const cart = await cartOf(other);
  expect(cart).toHaveLength(50);
  expect(cart.find(({ partId }) => partId === many[2]!.id)?.quantity).toBe(7);
});

test("the parts of a browser's cart are returned in the requested order, removed ones by name only", async () => {
  const [disc, pads, gone] = (await Promise.all(
    ['Disc', 'Pads', 'Gone'].map((name) => aPart(shop.database, { name })),
  )) as [Part, Part, Part];
  await shop.database.query('UPDATE part SET deleted_at = now() WHERE id = $1', [gone.id]);

  const ids = [pads.id, 'nothing', gone.id, '0190f0c0-0000-7000-8000-000000000002', disc.id.toUpperCase()];
  const known = await ask<{ product: string; part: { name: string } | null }[]>(
    shop.visitor,
    'query ($ids: [ID!]!) { cartParts(ids: $ids) { product part { name } } }',
    { ids },
  );
  expect(known.map(({ product, part }) => [product, part?.name])).toEqual([
    ['Pads', 'Pads'],
    ['Gone', undefined],
    ['Disc', 'Disc'],
  ]);
});
