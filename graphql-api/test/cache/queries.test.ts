import { createHash, randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { request as httpRequest } from 'node:http';

import { getNamedType } from 'graphql';

import type { BuiltWeb } from '../../src/http/pages.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { placeOrder } from '../support/operations.js';
import { assembleCast, type Cast, ROLES } from '../support/role-cast.js';
import {
  everythingOf,
  operationOf,
  type RootField,
  rootFields,
  schemaOf,
} from '../support/schema-operations.js';
import { recordSql } from '../support/sql-recorder.js';
import { until } from '../support/until.js';

const NEWEST = 'query Newest($first: Int!) { parts(first: $first) { nodes { id name price } } }';
const HASH = createHash('sha256').update(NEWEST).digest('hex');
const OTHER_SHOP = 'https://garage.example';

// Each query is asked by each role after each other.
jest.setTimeout(180_000);

let shop: TestShop;
let cast: Cast;
/** The same shop without its cache. */
let forgetful: TestShop;
const web: BuiltWeb = {
  clientDir: __dirname,
  template: '<html></html>',
  app: {
    renderPage: async ({ url, execute }) => {
      const query = url.startsWith('/broken') ? '{ me { email } }' : '{ parts { totalCount } }';
      return { status: 200, html: JSON.stringify(await execute({ query })) };
    },
    sitemapPages: () => [],
    trustedDocuments: { [HASH]: NEWEST },
  },
};

beforeAll(async () => {
  const env = {
    CORS_ORIGINS: OTHER_SHOP,
    ACCESS_TOKEN_KEYS: `test:${randomBytes(32).toString('base64url')}`,
  };
  shop = await createTestShop({ env: { ...env, RESPONSE_CACHE_MB: '8' }, web });
  cast = await assembleCast(shop);
  const database = { url: shop.env.DATABASE_URL, drop: () => Promise.resolve() };
  forgetful = await createTestShop({ env: { ...env, PUBLIC_URL: shop.url }, web, database });
});
afterAll(async () => {
  await forgetful.close();
  await shop.close();
});

interface CachedAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const readAnswer = async (response: Response): Promise<CachedAnswer> => {
  const {
    'x-request-id': _id,
    date: _date,
    'keep-alive': _alive,
    ...headers
  } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
};

const byHash = (hash = HASH, variables: object = { first: 6 }) =>
  `/graphql?${new URLSearchParams({
    operationName: 'Newest',
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  }).toString()}`;

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
const get: RequestInit = { headers: { 'Content-Type': 'application/json' } };

const ask = async (path: string, init: RequestInit) => readAnswer(await fetch(`${shop.url}${path}`, init));
const askAfresh = async (path: string, init: RequestInit) =>
  readAnswer(await fetch(`${forgetful.url}${path}`, init));
const statementsOf = async (work: () => Promise<unknown>) =>
  (await recordSql(work)).filter(({ text }) => !/SELECT 1$|pg_notify/.test(text)).length;

describe.each([
  ['by hash', byHash(), get],
  ['as a text of its own', '/graphql', post({ query: '{ parts { nodes { id name } totalCount } }' })],
  ['for reviews', '/graphql', post({ query: '{ reviews { nodes { name review } } }' })],
])('a query %s', (_how, path, init) => {
  test('is served from cache the second time, byte for byte, without a statement', async () => {
    const { headers: freshHeaders, ...fresh } = await askAfresh(path, init);
    expect(fresh.status).toBe(200);
    const { headers: firstHeaders, ...first } = await ask(path, init);
    expect(first).toEqual(fresh);
    expect(firstHeaders['cache-control']).toBe(freshHeaders['cache-control']);

    const labels = await statementsOf(async () => {
      expect(await ask(path, init)).toEqual({ headers: firstHeaders, ...first });
    });

    expect(labels).toBe(0);
  });

  test('is served from cache with CORS headers for an allowed origin only', async () => {
    const { headers } = init as { headers: Record<string, string> };
    const granted = { ...init, headers: { ...headers, Origin: OTHER_SHOP } };
    const refused = { ...init, headers: { ...headers, Origin: 'https://elsewhere.example' } };

    for (const _twice of [1, 2]) {
      expect((await ask(path, granted)).headers['access-control-allow-origin']).toBe(OTHER_SHOP);
      expect((await ask(path, refused)).headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

test('a CDN may cache a query by hash for a second, and never a query by text', async () => {
  const { headers } = await ask(byHash(), get);
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
  expect(headers.vary).toMatch(/Origin.*Accept.*Accept-Encoding/);
  expect(
    (await ask('/graphql', post({ query: NEWEST, variables: { first: 1 } }))).headers['cache-control'],
  ).toBe('no-store');
});

test('a client that has the response to a hash gets 304', async () => {
  const { headers } = await ask(byHash(), get);
  const again = await ask(byHash(), {
    headers: { 'Content-Type': 'application/json', 'If-None-Match': headers.etag ?? '' },
  });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test('an unregistered hash is not learned', async () => {
  const text = '{ parts { totalCount } }';
  const hash = createHash('sha256').update(text).digest('hex');
  const teach = post({ query: text, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });

  expect((await ask('/graphql', teach)).body).toContain('totalCount');
  expect((await ask(byHash(hash, {}), get)).body).toContain('PersistedQueryNotFound');
});

test('a GET that a foreign page could send without a preflight is refused, even when cached', async () => {
  for (const path of [byHash(), byHash().replace('/graphql', '/graphql/')]) {
    expect((await ask(path, get)).status).toBe(200);
    expect((await ask(path, {})).status).toBe(400);
  }
});

test('another spelling of the path shares the cache and refuses the same requests', async () => {
  const [plain, other] = [byHash(), byHash().replace('/graphql', '/GraphQL')];
  const first = await ask(plain, get);

  expect(
    await statementsOf(async () => {
      expect(await ask(other, get)).toEqual(first);
    }),
  ).toBe(0);
  expect((await ask(other, {})).status).toBe(400);
});

test('a change shows in the next response', async () => {
  const { id } = await aPart(shop.database, { priceMinor: 5000 });
  const one = post({ query: '{ part(id: "' + id + '") { price } }' });
  await cast.admin.graphql('mutation ($id: ID!) { updatePart(id: $id, input: { price: "51.00" }) { id } }', {
    id,
  });
  expect((await ask('/graphql', one)).body).toContain('51.00');

  await cast.admin.graphql('mutation ($id: ID!) { updatePart(id: $id, input: { price: "52.00" }) { id } }', {
    id,
  });

  expect((await ask('/graphql', one)).body).toContain('52.00');
  expect((await ask(byHash(), get)).body).toContain('52.00');
});

test('two hundred concurrent requests cost one computation', async () => {
  const query = post({ query: '{ parts(first: 7) { nodes { id } } }' });
  const alone = await statementsOf(() => askAfresh('/graphql', query));

  // None gets a response before all have asked, however slow the machine is.
  const lock = shop.database.createQueryRunner();
  await lock.startTransaction();
  await lock.query('LOCK TABLE part');
  let arrived = 0;
  const count = () => (arrived += 1);
  subscribe('http.server.request.start', count);
  const together = await statementsOf(async () => {
    const answers = Array.from({ length: 200 }, () => ask('/graphql', query));
    await until(() => Promise.resolve(arrived === 200), 'all to have asked');
    await lock.rollbackTransaction();
    await Promise.all(answers);
  });
  unsubscribe('http.server.request.start', count);
  await lock.release();

  expect(alone).toBeGreaterThan(0);
  expect(together).toBe(alone);
});

test('refused and failed queries are not cached', async () => {
  const refused = post({ query: '{ parts { totalCount } me { email } }' });
  const first = await ask('/graphql', refused);
  expect(first.body).toContain('UNAUTHENTICATED');
  expect(await statementsOf(() => ask('/graphql', refused))).toBeGreaterThan(0);
});

test('an incomplete page is not cached', async () => {
  const costOf = (path: string) => statementsOf(() => ask(path, {}));
  await ask('/whole', {});
  expect(await costOf('/whole')).toBe(0);
  const rendered = jest.spyOn(web.app, 'renderPage');
  await ask('/broken', {});
  await ask('/broken', {});
  expect(rendered).toHaveBeenCalledTimes(2);
  rendered.mockRestore();
});

test('a body that arrives in several chunks is read completely', async () => {
  const body = JSON.stringify({ query: '{ reviews(first: 3) { nodes { name } } }' });
  const inPieces = () =>
    new Promise<string>((resolve, reject) => {
      const { port } = new URL(shop.url);
      const request = httpRequest(
        {
          port,
          host: '127.0.0.1',
          path: '/graphql',
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': body.length },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => resolve(text));
        },
      );
      request.on('error', reject);
      request.setNoDelay(true);
      request.write(body.slice(0, 10));
      request.flushHeaders();
      setImmediate(() => {
        request.write(body.slice(10, 20));
        setImmediate(() => request.end(body.slice(20)));
      });
    });
  const { body: whole } = await askAfresh('/graphql', post(JSON.parse(body) as object));

  expect(await inPieces()).toBe(whole);
  expect(await inPieces()).toBe(whole);
});

describe('no caller gets a response meant for another:', () => {
  const wholly = (root: RootField) => operationOf(root, everythingOf(getNamedType(root.field.type), 3));
  /** What it says about connections may differ a moment later. */
  const fields = (): RootField[] =>
    rootFields(schemaOf(shop)).filter(
      ({ kind, name }) => kind === 'query' && name !== 'Query.readinessChecks',
    );

  test('every query as each role in turn', async () => {
    const part = await aPart(shop.database, { createdBy: 'who.added@example.com' });
    const order = await placeOrder(cast.owner, part);
    await cast.owner.rest('POST', '/reviews', { rating: 5, review: 'Fits.' });
    const idOf: Record<string, string> = { 'Query.part': part.id, 'Query.order': order.id };
    const seen: string[] = [];

    for (const field of fields()) {
      const init = post({
        query: wholly(field),
        variables: { id: idOf[field.name], ids: [part.id], vin: '1HGCM82633A004352' },
      });
      for (const role of [...ROLES, ...[...ROLES].reverse()]) {
        const { token } = cast.players[role].shop;
        const asRole = {
          ...init,
          headers: { ...(init.headers as object), ...(token && { Authorization: `Bearer ${token}` }) },
        };
        const fresh = await askAfresh('/graphql', asRole);
        expect([field.name, role, (await ask('/graphql', asRole)).body]).toEqual([
          field.name,
          role,
          fresh.body,
        ]);
        if (role === 'visitor') seen.push(fresh.body);
      }
    }

    expect(seen.join('')).not.toContain('who.added@example.com');
    expect(seen.join('')).not.toContain(cast.owner.email);
  });

  test('every public query is cached', async () => {
    const { id } = await aPart(shop.database);
    const open = fields().filter(({ requires }) => requires === 'PUBLIC');
    // A VIN is private to its user.
    for (const field of open.filter(({ name }) => name !== 'Query.decodeVin')) {
      const variables = { id, ids: [id], vin: '1HGCM82633A004352', text: 'brake', key: 'front-brakes' };
      const init = post({ query: wholly(field), variables });
      await ask('/graphql', init);
      expect([field.name, await statementsOf(() => ask('/graphql', init))]).toEqual([field.name, 0]);
    }
  });

  test('the response to a VIN is not cached', async () => {
    const init = post({ query: '{ decodeVin(vin: "1HGCM82633A004352") { candidates { model } } }' });
    await ask('/graphql', init);
    expect(await statementsOf(() => ask('/graphql', init))).toBeGreaterThan(0);
  });

  test.each([
    '{ searchSuggestions(text: "1HGCM82633A004352") { cars { model } } }',
    '{ parts(filter: { search: "1HGCM82633A004352" }) { search { cars { model } } } }',
  ])('the response to a search for a VIN is not cached: %s', async (query) => {
    const init = post({ query });
    await ask('/graphql', init);
    expect(await statementsOf(() => ask('/graphql', init))).toBeGreaterThan(0);
  });

  test('a CDN or proxy may not cache either', async () => {
    const cacheControl = async (query: string) =>
      (await ask(`/graphql?query=${encodeURIComponent(query)}`, get)).headers['cache-control'];

    expect(await cacheControl('{ parts(first: 1) { nodes { id } } }')).toContain('public');
    expect(await cacheControl('{ decodeVin(vin: "1HGCM82633A004352") { candidates { model } } }')).toBe(
      'no-store',
    );
    expect(await cacheControl('{ parts(filter: { search: "1HGCM82633A004352" }) { nodes { id } } }')).toBe(
      'no-store',
    );
  });
});
