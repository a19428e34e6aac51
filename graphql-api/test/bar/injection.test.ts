import { Role } from '../../src/auth/role.js';
import { restRoutes } from '../../src/rest/rest-routes.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { faultsOfAnswer } from '../support/revealing.js';
import { recordSql } from '../support/sql-recorder.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  const part = await aPart(shop.database);
  await admin.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
  await admin.rest('POST', '/reviews', { rating: 5, review: 'Good' });
});
afterAll(() => shop.close());

/** Contained in every payload: a statement whose text has it was put together from a client's input. */
const MARK = 'zq9injected';

const PAYLOADS = [
  `' OR '1'='1' -- ${MARK}`,
  `'; DROP TABLE part; -- ${MARK}`,
  `"; DELETE FROM shop_order; -- ${MARK}`,
  `') UNION SELECT email FROM shop_user -- ${MARK}`,
  `' AND (SELECT pg_sleep(5)) IS NULL -- ${MARK}`,
  `1; SELECT pg_sleep(5) -- ${MARK}`,
  `' || (SELECT version()) || '${MARK}`,
  `'||cast((SELECT email FROM shop_user LIMIT 1) AS int)||'${MARK}`,
  `\\'; UPDATE shop_user SET role='ADMIN'; -- ${MARK}`,
  `%' AND 1=(SELECT 1) AND '%'='${MARK}`,
  `$$; DROP TABLE review; $$ ${MARK}`,
  `E'\\x27 ${MARK}`,
  `:word0 :number $1 $2 ? ${MARK}`,
  `'/**/OR/**/1=1#${MARK}`,
  `\u02bc OR 1=1 ${MARK}`,
];

/** Everything that is in the shop, but for what is counted and logged of the calls themselves. */
const snapshot = async () => {
  const tables = ['part', 'shop_order', 'review', 'shop_user', 'stock_movement', 'payment_attempt'];
  const rows = await Promise.all(
    tables.map((table) => shop.database.query<object[]>(`SELECT * FROM ${table} ORDER BY 1`)),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]]));
};

const cursor = (...values: string[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

interface Try {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** A payload wherever the REST adapter accepts text. */
function restTries(payload: string): Try[] {
  const text = encodeURIComponent(payload);
  const words = [
    'product',
    'price',
    'email',
    'order',
    'transactionId',
    'partId',
    'quantity',
    'orderId',
    'user',
  ];
  const body = Object.fromEntries(
    [...words, 'rating', 'shipped', 'image', 'linkedin'].map((name) => [name, payload]),
  );
  return [
    ...restRoutes(shop.app.services).map(({ method, path }) => ({
      method: method.toUpperCase(),
      path: path.replace(/:\w+/, text),
      ...(method !== 'get' && method !== 'delete' && { body }),
    })),
    { method: 'GET', path: `/parts?limit=${text}` },
    { method: 'GET', path: `/reviews?before=${text}` },
    { method: 'GET', path: `/my_orders?email=${text}` },
    { method: 'GET', path: `/orders?limit=5&before=${text}&sort=${text}` },
  ];
}

/** A payload wherever the GraphQL adapter accepts text and reads with it. */
const graphqlTries = (payload: string): [query: string, variables: object][] => [
  [
    'query ($f: PartFilter) { parts(filter: $f, sort: BEST_MATCH) { totalCount nodes { id } facets { brands { brand } } } }',
    { f: { search: payload, brands: [payload] } },
  ],
  [
    'query ($f: OrderFilter) { orders(filter: $f) { totalCount nodes { id } counts { all } } }',
    { f: { search: payload } },
  ],
  ['query ($s: String) { users(search: $s) { totalCount nodes { id } } }', { s: payload }],
  ['query ($id: ID!) { part(id: $id) { id } }', { id: payload }],
  ['query ($id: ID!) { order(id: $id) { id } }', { id: payload }],
  ['query ($a: String) { parts(after: $a) { nodes { id } } }', { a: payload }],
  ['query ($a: String) { parts(after: $a) { nodes { id } } }', { a: cursor(payload, payload) }],
  ['query ($a: String) { parts(after: $a, sort: NAME_ASC) { nodes { id } } }', { a: cursor('', payload) }],
  [
    'query ($a: String) { users(after: $a) { nodes { id } } }',
    { a: cursor('2026-01-01T00:00:00Z', payload) },
  ],
  ['mutation ($e: String!) { makeAdmin(email: $e) { id } }', { e: payload }],
  ['mutation ($e: String!) { revokeAdmin(email: $e) { id } }', { e: payload }],
  ['mutation ($t: String!) { signIn(idToken: $t) { token } }', { t: payload }],
  [
    'mutation ($id: ID!, $t: String!) { confirmPayment(orderId: $id, transactionId: $t) { id } }',
    { id: payload, t: payload },
  ],
];

describe('C25', () =>
  test.each(PAYLOADS)(
    '%j finds nothing, changes nothing, and never becomes part of a statement',
    async (payload) => {
      const before = await snapshot();
      const faults: string[] = [];
      const look = (what: string, status: number, text: string) => {
        faults.push(
          ...faultsOfAnswer(status, text.replaceAll(JSON.stringify(payload).slice(1, -1), '')).map(
            (fault) => `${what} ${fault}`,
          ),
        );
      };

      const statements = await recordSql(async () => {
        for (const { method, path, body } of restTries(payload)) {
          const response = await admin.fetch(method, path, body && JSON.stringify(body));
          look(`${method} ${path}`, response.status, await response.text());
        }
        for (const [query, variables] of graphqlTries(payload)) {
          const response = await admin.fetch('POST', '/graphql', JSON.stringify({ query, variables }));
          look(query, response.status, await response.text());
        }
      });

      expect(faults).toEqual([]);
      expect(statements.filter(({ text }) => text.includes(MARK))).toEqual([]);
      // It did arrive: as a value.
      expect(statements.filter(({ values }) => JSON.stringify(values).includes(MARK))).not.toEqual([]);
      expect(await snapshot()).toEqual(before);
    },
  ));
