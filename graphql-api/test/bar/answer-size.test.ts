import {
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isListType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';

import { Role } from '../../src/auth/role.js';
import { LIMITS } from '../../src/schema/limits.rule.js';
import { costOf, MAX_COST } from '../../src/schema/query-cost.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aShippedOrder } from '../support/returns.js';
import { schemaOf } from '../support/schema-operations.js';
import { aSet, confirmTogether, payTogether } from '../support/sets.js';
import { recordSql } from '../support/sql-recorder.js';

let shop: TestShop;
let customer: Customer;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  [customer, admin] = [await shop.signIn({}), await shop.signIn({ role: Role.ADMIN })];
});
afterAll(() => shop.close());

/** The fields of a type that lead to objects, and can be selected without saying more. */
function links(type: GraphQLObjectType) {
  return Object.values(type.getFields()).flatMap((field) => {
    const target = getNamedType(field.type);
    if (!isObjectType(target) || field.args.some(isRequiredArgument)) return [];
    return [{ field, target, isList: isListType(getNullableType(field.type)) }];
  });
}

/** The shortest list of fields that leads from one type to another. */
function pathBetween(from: GraphQLObjectType, to: GraphQLObjectType): string[] | undefined {
  const paths = new Map<GraphQLObjectType, string[]>([[from, []]]);
  for (const [type, path] of paths) {
    if (type === to) return path;
    for (const { field, target } of links(type))
      if (!paths.has(target)) paths.set(target, [...path, field.name]);
  }
  return undefined;
}

/** Every list of objects that contain the same list again. */
function listsInCycles(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    return links(type).flatMap(({ field, target, isList }) => {
      const back = pathBetween(target, type);
      return isList && back ? [{ name: `${type.name}.${field.name}`, type, field, back }] : [];
    });
  });
}

/** `{ a { b { __typename } } }` */
const nest = (path: readonly string[]) =>
  `${path.map((name) => `{ ${name} `).join('')}{ __typename }${' }'.repeat(path.length)}`;

const post = async (client: Customer, query: string) => {
  const response = await client.fetch('POST', '/graphql', JSON.stringify({ query }));
  const text = await response.text();
  const { errors } = JSON.parse(text) as { errors?: { message: string; extensions: { code: string } }[] };
  const [error] = errors ?? [];
  return {
    status: response.status,
    length: text.length,
    message: error?.message,
    code: error?.extensions.code,
  };
};

describe('recursive lists', () => {
  test('are these, and each declares its maximum length', () => {
    const lists = listsInCycles(schemaOf(shop));

    expect(lists.map(({ name }) => name).sort()).toEqual([
      'Job.slots',
      'JobSlot.alternatives',
      'Order.paidWith',
      'Order.returns',
      'Parcel.orders',
      'Part.jobs',
      'Purchase.orders',
    ]);
    const unlimited = lists.filter(({ field }) => typeof field.extensions.maxItems !== 'number');
    expect(unlimited.map(({ name }) => name)).toEqual([]);
  });

  test('cost too much when nested to the maximum depth', () => {
    const schema = schemaOf(shop);
    const lists = listsInCycles(schema);

    const costs = lists.map(({ name, type, field, back }) => {
      const path = pathBetween(schema.getQueryType()!, type)!;
      while (path.length + 1 + back.length < LIMITS.depth) path.push(field.name, ...back);
      return { name, cost: costOf(schema, { document: parse(nest(path)) }) };
    });

    expect(costs.filter(({ cost }) => cost <= MAX_COST)).toEqual([]);
  });

  test.each([
    [
      'the orders of a parcel',
      '{ myOrders(first: 50) { nodes { parcel { orders { parcel { orders { parcel { orders { id } } } } } } } } }',
    ],
    [
      'orders paid together',
      '{ myOrders(first: 50) { nodes { paidWith { paidWith { paidWith { id } } } } } }',
    ],
    ['both', '{ myOrders(first: 50) { nodes { paidWith { parcel { orders { paidWith { id } } } } } } }'],
    [
      'the alternatives of a job',
      '{ jobs { slots { alternatives { part { jobs { slots { alternatives { part { jobs { slots { title } } } } } } } } } } }',
    ],
    [
      'returns in a fragment',
      '{ myOrders(first: 50) { nodes { returns { order { ...again } } } } } fragment again on Order { returns { order { returns { id } } } }',
    ],
  ])('%s are refused before any query runs', async (_lists, query) => {
    let answer: Awaited<ReturnType<typeof post>> | undefined;
    const statements = await recordSql(async () => {
      answer = await post(customer, query);
    });

    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('too costly') });
    expect(statements.filter(({ text }) => !text.includes('shop_user'))).toEqual([]);
  });

  test('are answered when nested once', async () => {
    const { ids } = await aSet(shop, customer);
    const { id: intent } = await payTogether(customer, ids);
    await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    await confirmTogether(customer, ids, intent);
    await admin.graphql('mutation ($ids: [ID!]!) { shipOrders(orderIds: $ids) { id } }', { ids });

    const { data } = await customer.graphql(
      'query ($id: ID!) { order(id: $id) { parcel { orders { id } } paidWith { id paidWith { id } } } }',
      { id: ids[0] },
    );

    const one = (id: string | undefined) => ({ id });
    expect(data).toEqual({
      order: {
        parcel: { orders: expect.arrayContaining(ids.map(one)) },
        paidWith: [
          { ...one(ids[1]), paidWith: [ids[0], ids[2]].map(one) },
          { ...one(ids[2]), paidWith: [ids[0], ids[1]].map(one) },
        ],
      },
    });
  });
});

describe('the size of a response', () => {
  test('is limited when a list is longer than expected', async () => {
    const { id, part } = await aShippedOrder(shop, { customer, admin });
    await shop.database.query(
      `INSERT INTO order_return (id, order_id, part_id, unit_price_minor, reason, text, units, withdrawn_at, searched)
       SELECT gen_random_uuid(), $1, $2, $3, 'CHANGED_MIND', repeat('x', 500), 1, clock_timestamp() + interval '1 minute', ''
       FROM generate_series(1, 300)`,
      [id, part.id, part.priceMinor],
    );

    const answer = await post(
      customer,
      `{ order(id: "${id}") { returns { order { returns { text order { product } } } } } }`,
    );

    expect(answer).toMatchObject({ status: 200, code: 'PAYLOAD_TOO_LARGE' });
    expect(answer.length).toBeLessThan(1000);
  });

  test('is limited when long texts are requested under many aliases', async () => {
    const brand = 'Loquacious';
    for (let made = 0; made < 40; made++)
      await aPart(shop.database, { brand, description: 'x'.repeat(5000) });
    const names = (count: number) =>
      Array.from({ length: count }, (_, index) => `d${index}: description`).join(' ');
    const list = (count: number) =>
      `{ parts(first: 40, filter: { brands: ["${brand}"] }) { nodes { ${names(count)} } } }`;

    expect(await post(customer, list(1))).toMatchObject({ status: 200, code: undefined });
    const answer = await post(customer, list(30));

    expect(answer).toMatchObject({ status: 200, code: 'PAYLOAD_TOO_LARGE' });
    expect(answer.length).toBeLessThan(1000);
  });
});
