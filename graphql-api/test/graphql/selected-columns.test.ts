import { getNamedType, isObjectType } from 'graphql';

import { Role } from '../../src/auth/role.js';
import { OrderSort } from '../../src/features/orders/order/order-search.inputs.js';
import { PartSort } from '../../src/features/catalogue/part/part-sort.kinds.js';
import { ask } from '../support/ask.js';
import { aPart, showable } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { placeOrders } from '../support/purchases.js';
import { everythingOf, schemaOf } from '../support/schema-operations.js';
import { recordSql } from '../support/sql-recorder.js';

let shop: TestShop;
let admin: Customer;
let partId: string;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  const part = await aPart(shop.database, { ...showable, brand: 'Brembo', partNumber: '09.A820.11' });
  partId = part.id;
  for (let count = 0; count < 3; count++) await placeOrders(admin, [[part, 1]]);
});
afterAll(() => shop.close());

const columnsRead = async (query: string, table: string) => {
  const statements = await recordSql(() => ask(admin, query));
  return statements
    .filter(({ text }) => new RegExp(`FROM "?${table}"?`).test(text))
    .map(({ text }) => text)
    .join();
};

test.each([
  ['orders', 'shop_order', '{ orders { nodes { number product } } }', 'product', 'address'],
  ['own orders', 'shop_order', '{ myOrders { edges { node { product } } } }', 'product', 'address'],
  ['parts', 'part', '{ parts { nodes { ...Shown } } } fragment Shown on Part { name }', 'name', 'details'],
])('a list of %s reads only the selected columns', async (_what, table, query, selected, other) => {
  const sql = await columnsRead(query, table);

  expect(sql).toMatch(new RegExp(`[.]"?${selected}"? AS "${selected}"`));
  expect(sql).not.toContain(other);
});

test('one part is read with only the selected columns', async () => {
  const sql = await columnsRead(`{ part(id: "${partId}") { name } }`, 'part');

  expect(sql).toContain('item.name AS "name"');
  expect(sql).not.toContain('details');
});

/** Each list, and how its rows are selected. */
const LISTS: [list: string, type: string, wrap: (selection: string) => string][] = [
  ['orders', 'Order', (selection) => `{ orders { nodes ${selection} } }`],
  ['myOrders', 'Order', (selection) => `{ myOrders { nodes ${selection} } }`],
  ['parts', 'Part', (selection) => `{ parts { nodes ${selection} } }`],
];

test.each(LISTS)(
  'each field of %s has the same value alone and among all fields',
  async (_list, name, wrap) => {
    const type = schemaOf(shop).getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no type`);
    const everyField = Object.values(type.getFields()).map((field) => {
      return { name: field.name, selection: `${field.name} ${everythingOf(getNamedType(field.type), 1)}` };
    });
    for (const { name: field, selection } of everyField) {
      const rows = async (selected: string) =>
        (await ask<{ nodes: Record<string, unknown>[] }>(admin, wrap(selected))).nodes.map(
          (row) => row[field],
        );
      // A field that is resolved twice, under two nodes of the operation, has whole rows read.
      const whole = wrap(`{ ${selection} }`).replace(/^\{ (.*) \}$/, '{ $1 $1 }');

      expect({ [field]: await rows(`{ ${selection} }`) }).toEqual({
        [field]: (await ask<{ nodes: Record<string, unknown>[] }>(admin, whole)).nodes.map(
          (row) => row[field],
        ),
      });
    }
  },
);

test.each(Object.values(OrderSort))('orders by %s can be paged through by cursors', async (sort) => {
  const page = (after?: string) =>
    ask<{ edges: { cursor: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } }>(
      admin,
      `query ($after: String) { orders(sort: ${sort}, first: 2, after: $after) { edges { cursor } pageInfo { endCursor hasNextPage } } }`,
      { after },
    );
  const first = await page();
  const second = await page(first.pageInfo.endCursor);

  expect([first.edges, second.edges].map(({ length }) => length)).toEqual([2, 1]);
  expect(second.pageInfo.hasNextPage).toBe(false);
});

test.each(Object.values(PartSort))('parts by %s have cursors with any selection', async (sort) => {
  const { edges } = await ask<{ edges: { cursor: string }[] }>(
    admin,
    `{ parts(sort: ${sort}, filter: { search: "disc" }) { edges { cursor } } }`,
  );

  expect(edges).toHaveLength(1);
});
