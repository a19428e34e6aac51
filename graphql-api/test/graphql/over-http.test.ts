import { createHash } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { gzipSync } from 'node:zlib';

import { Role } from '../../src/auth/role.js';
import type { BuiltWeb } from '../../src/http/pages.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { recordedLog } from '../support/log-lines.js';

const CLIENT = 'https://client.example';
const NEWEST = 'query Newest($first: Int!) { parts(first: $first) { nodes { id name description price } } }';
const HASH = createHash('sha256').update(NEWEST).digest('hex');
const web: BuiltWeb = {
  clientDir: __dirname,
  template: '<html><script>1</script></html>',
  app: {
    renderPage: () => Promise.resolve({ status: 200, html: '' }),
    sitemapPages: () => [],
    trustedDocuments: { [HASH]: NEWEST },
  },
};

const { log, lines } = recordedLog();

let shop: TestShop;
let admin: Customer;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { CORS_ORIGINS: CLIENT, TRUSTED_PROXIES: '1' }, web, log });
  admin = await shop.signIn({ role: Role.ADMIN });
  customer = await shop.signIn({});
  for (let n = 0; n < 6; n++) await aPart(shop.database, { description: 'Fits. '.repeat(50) });
});
afterAll(() => shop.close());

beforeEach(() => {
  lines.length = 0;
});

/** Headers of a single response, or of its transport. */
const OWN = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

async function answerOf({ path = '/graphql', ...init }: Asked) {
  const response = await fetch(`${shop.url}${path}`, init);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN.includes(name)));
  // No one can ask with it.
  if (init.method === 'POST') delete headers.etag;
  return { status: response.status, headers, body: await response.text() };
}

interface Asked extends RequestInit {
  readonly path?: string;
  /** Required for a body without a length. */
  readonly duplex?: 'half';
}

const TYPE = { 'Content-Type': 'application/json' };
const post = (body: object, headers: Record<string, string> = {}): Asked => ({
  method: 'POST',
  headers: { ...TYPE, ...headers },
  body: JSON.stringify(body),
});
const get = (parameters: Record<string, string>, headers: Record<string, string> = TYPE): Asked => ({
  path: `/graphql?${new URLSearchParams(parameters).toString()}`,
  headers,
});
const byHash = {
  variables: '{"first":6}',
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: HASH } }),
};
const newest = { query: NEWEST, variables: { first: 6 } };
const asExtension = (persistedQuery: unknown) => ({ extensions: { persistedQuery } });
/** Ways to send a body other than short, of a known length and unencoded. */
const WAYS = [
  ({ body, ...init }: Asked): Asked => ({
    ...init,
    body: Buffer.concat([bytesOf(body), Buffer.alloc(20_000, ' ')]),
  }),
  ({ body, ...init }: Asked): Asked => ({
    ...init,
    body: new Blob([bytesOf(body)]).stream(),
    duplex: 'half',
  }),
  ({ body, headers, ...init }: Asked): Asked => ({
    ...init,
    headers: { ...(headers as object), 'Content-Encoding': 'gzip' },
    body: gzipSync(bytesOf(body)),
  }),
];
const bytesOf = (body: Asked['body']): Buffer => Buffer.from(body as Buffer);
const bearer = ({ token = '' }: Customer) => ({ Authorization: `Bearer ${token}` });

test.each<[string, number, () => Asked]>([
  ['a query', 200, () => post(newest)],
  ['a query, compressed', 200, () => post(newest, { 'Accept-Encoding': 'br' })],
  ['a query of a customer', 200, () => post({ query: '{ me { email } }' }, bearer(customer))],
  ['a query of an admin', 200, () => post({ query: '{ users { nodes { email role } } }' }, bearer(admin))],
  ['a page of another origin', 200, () => post(newest, { Origin: CLIENT })],
  ['a page of a foreign origin', 200, () => post(newest, { Origin: 'https://elsewhere.example' })],
  [
    'who wants the newer media type',
    200,
    () => post(newest, { Accept: 'application/graphql-response+json' }),
  ],
  ['who wants a page', 406, () => post(newest, { Accept: 'text/html' })],
  ['who wants anything', 200, () => post(newest, { Accept: '*/*' })],
  ['a query by hash', 200, () => get(byHash)],
  [
    'a query by an unknown hash',
    200,
    () => get({ extensions: byHash.extensions.replace(HASH, HASH.slice(1)) }),
  ],
  ['a GET that a foreign page could send', 400, () => get(byHash, {})],
  ['a mutation by GET', 405, () => get({ query: 'mutation { deleteOrder(id: "1") { id } }' })],
  ['no role', 200, () => post({ query: '{ me { email } }' })],
  ['too low a role', 200, () => post({ query: '{ users { totalCount } }' }, bearer(customer))],
  ['a token of no one', 200, () => post({ query: '{ me { email } }' }, { Authorization: 'Bearer a.b.c' })],
  ['no query', 400, () => post({})],
  ['a broken query', 400, () => post({ query: '{ parts {' })],
  ['an unknown field', 400, () => post({ query: '{ parts { color } }' })],
  ['too deep a query', 400, () => post({ query: `{ ${'a { '.repeat(20)} b ${'}'.repeat(21)}` })],
  [
    'too costly a query',
    400,
    () =>
      post({
        query: `{ ${Array.from({ length: 12 }, (_, n) => `a${n}: parts(first: 100) { totalCount facets { brands { count } categories { count } } }`).join(' ')} }`,
      }),
  ],
  ['a wrong variable', 400, () => post({ query: NEWEST, variables: { first: 'six' } })],
  ['an argument that is not allowed', 200, () => post({ query: NEWEST, variables: { first: 1000 } })],
  ['a subscription, of which there is none', 400, () => post({ query: 'subscription { x }' })],
  ['a subscription by GET', 400, () => get({ query: 'subscription { x }' })],
  ['a persisted query of no version', 400, () => post({ ...newest, ...asExtension({ sha256Hash: HASH }) })],
  ['a persisted query that is a word', 400, () => post(asExtension('newest'))],
  [
    'a persisted query whose hash is of another text',
    400,
    () => post({ query: '{ me { email } }', ...asExtension({ version: 1, sha256Hash: HASH }) }),
  ],
  ['a persisted query without a hash', 200, () => post(asExtension({ version: 1 }))],
  ['a list of queries', 400, () => post([newest])],
  ['broken JSON', 400, () => ({ ...post({}), body: '{"query":' })],
  ['no UTF-8', 400, () => ({ ...post({}), body: Buffer.from([123, 34, 0xff, 34, 125]) })],
  ['another type', 400, () => ({ ...post(newest), headers: { 'Content-Type': 'text/plain' } })],
  ['HEAD', 400, () => ({ path: '/graphql', method: 'HEAD' })],
])('%s is answered in the same way however the body is sent', async (_who, status, asked) => {
  const plain = await answerOf(asked());

  for (const way of asked().method === 'POST' ? WAYS : [])
    expect(await answerOf(way(asked()))).toEqual(plain);
  expect(plain.status).toBe(status);
  if (asked().method === 'POST' && status === 400) expect(plain.body).toMatch(/"code":"[A-Z_]+"/);
  expect(plain.body).not.toContain('INTERNAL');
  expect(lines.map(({ msg }) => msg)).not.toContain('fault');
});

test.each(['/GRAPHQL', '/GraphQL', '/graphqL'])('%s is the same endpoint', async (path) => {
  const twice = (asked: Asked) =>
    Promise.all(
      ['/graphql', path].map((door) =>
        answerOf({ ...asked, path: (asked.path ?? '/graphql').replace('/graphql', door) }),
      ),
    );

  for (const asked of [post(newest), get(byHash), get(byHash, {}), { ...post(newest), headers: {} }]) {
    const [plain, other] = await twice(asked);
    expect(other).toEqual(plain);
  }
});

test('a client that has the response to a hash gets 304 with a request id', async () => {
  const path = get(byHash).path ?? '';
  const { headers } = await fetch(`${shop.url}${path}`, { headers: TYPE });
  // fetch would add that it trusts no cache.
  const known = { ...TYPE, 'If-None-Match': headers.get('ETag') ?? '' };
  const again = await new Promise<IncomingMessage>((resolve) => {
    request(`${shop.url}${path}`, { headers: known }, resolve).end();
  });
  again.resume();

  expect(again.statusCode).toBe(304);
  expect(again.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});
