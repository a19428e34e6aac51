import { Client } from 'pg';
import { pino } from 'pino';

import { Role } from '../../src/auth/role.js';
import type { BuiltWeb } from '../../src/http/pages.js';
import { announceEverything, CHANNEL, type ChangeNotice } from '../../src/cache/change-notices.js';
import { ChangeFeed } from '../../src/cache/change-feed.js';
import { type CachedAnswer, AnswerCache } from '../../src/cache/answer-cache.js';
import { aPart, delivery, showable } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { recordSql } from '../support/sql-recorder.js';
import { until } from '../support/until.js';

const NEWEST = '{ parts(first: 6) { nodes { id name price availableQuantity user } } }';
/** A part as an admin adds it; `aPart` writes behind the shop's back. */
const addPart = async () => {
  const { data } = await admin.graphql('mutation ($input: AddPartInput!) { addPart(input: $input) { id } }', {
    input: { ...showable, name: 'Added', price: '64.90', orderQuantity: 1, availableQuantity: 9 },
  });
  return (data as unknown as { addPart: { id: string } }).addPart.id;
};
const silent = pino({ level: 'silent' });

/** Enough to be worth compressing. */
const LONG = 'Fits my car well. '.repeat(60);

let shop: TestShop;
let admin: Customer;
/** Number of times a page was rendered, and what it waits for before it responds. */
const rendered = { count: 0, held: Promise.resolve<unknown>(undefined) };
beforeAll(async () => {
  shop = await createTestShop({ env: { RESPONSE_CACHE_MB: '8' }, web: aWeb() });
  admin = await shop.signIn({ role: Role.ADMIN });
  for (const _each of Array(8).keys()) await addPart();
  await untilNotified('reviews', () => admin.rest('POST', '/reviews', { rating: 5, review: LONG }));
});
afterAll(() => shop.close());

/** Waits until the other instances were notified: a statement of its own, shortly after the change. */
async function untilNotified(name: string, change: () => Promise<unknown>): Promise<void> {
  const listener = new Client({ connectionString: shop.env.DATABASE_URL });
  await listener.connect();
  await listener.query(`LISTEN ${CHANNEL}`);
  const notified = new Promise<void>((resolve) => {
    listener.on('notification', ({ payload = '' }) => {
      if ((JSON.parse(payload) as ChangeNotice).changed.some((changed) => changed === name)) resolve();
    });
  });
  await change();
  await notified;
  await listener.end();
}

/** A web app whose every page shows the newest parts. */
function aWeb(): BuiltWeb {
  return {
    clientDir: __dirname,
    template: '<html></html>',
    app: {
      renderPage: async ({ url, execute }) => {
        rendered.count++;
        const { data } = await execute({ query: NEWEST });
        await rendered.held;
        return { status: url.startsWith('/gone') ? 404 : 200, html: `<p>${JSON.stringify(data)}</p>${LONG}` };
      },
      sitemapPages: () => [],
      trustedDocuments: {},
    },
  };
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${shop.url}${path}`, { headers });
const textOf = async (path: string) => (await get(path)).text();

describe.each(['/parts', '/reviews', '/', '/catalogue?q=disc'])('%s', (path) => {
  test('is served from cache the second time, byte for byte, without a statement', async () => {
    await aPart(shop.database);
    const notify = async () => {
      const response = await get(path);
      const headers = Object.fromEntries(response.headers);
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      return { headers: { ...headers, 'x-request-id': '', date: '' }, body: await response.text() };
    };
    const fresh = await notify();

    const statements = await recordSql(async () => {
      expect(await notify()).toEqual(fresh);
    });

    expect(statements.filter(({ text }) => text !== 'SELECT 1')).toEqual([]);
  });

  test('is the same in every encoding, and 304 for a client that has it', async () => {
    const plain = await get(path, { 'Accept-Encoding': 'identity' });
    const zipped = await get(path, { 'Accept-Encoding': 'gzip' });
    const etag = plain.headers.get('etag') ?? '';

    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toBe(await plain.text());
    expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
    expect((await get(path, { 'If-None-Match': `"another", ${etag}` })).status).toBe(304);
    expect((await get(path, { 'If-None-Match': '"another"' })).status).toBe(200);
    expect(
      (await get(path, { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' })).headers.get('content-encoding'),
    ).toBe('gzip');
  });
});

test('a signed-in caller neither reads nor fills the cache of visitors', async () => {
  await aPart(shop.database, { createdBy: 'secret.person@example.com' });
  await admin.graphql('mutation ($id: ID!) { restockPart(id: $id, quantity: 1, reason: "x") { id } }', {
    id: (await aPart(shop.database)).id,
  });

  const seenByAdmin = await admin.rest('GET', '/parts');
  const seenByVisitor = await textOf('/parts');

  expect(JSON.stringify(seenByAdmin.body)).toContain('secret.person@example.com');
  expect(seenByVisitor).not.toContain('secret.person@example.com');
  expect(JSON.stringify((await admin.rest('GET', '/parts')).body)).toContain('secret.person@example.com');
});

describe('a change shows at once:', () => {
  const customer = () => shop.signIn({});
  const changesOf = (id: string): Record<string, () => Promise<unknown>> => ({
    'an order takes units': async () =>
      (await customer()).rest('POST', '/orders', { partId: id, quantity: 1, ...delivery }),
    'units come in': () =>
      admin.graphql('mutation ($id: ID!) { restockPart(id: $id, quantity: 5, reason: "x") { id } }', { id }),
    'a price changes': () =>
      admin.graphql('mutation ($id: ID!) { updatePart(id: $id, input: { price: "77.00" }) { id } }', { id }),
    'a part is removed': () => admin.graphql('mutation ($id: ID!) { removePart(id: $id) { id } }', { id }),
  });

  test.each(Object.keys(changesOf('')))('%s', async (what) => {
    const id = await addPart();
    const [list, page] = [await textOf('/parts'), await textOf('/')];

    const answer = (await changesOf(id)[what]?.()) as { errors?: unknown; status?: number };

    expect(answer.errors).toBeUndefined();
    expect(await textOf('/parts')).not.toBe(list);
    expect(await textOf('/')).not.toBe(page);
  });

  test('posting a review leaves parts cached', async () => {
    const before = await textOf('/reviews');
    await textOf('/');
    await textOf('/');
    const renderings = rendered.count;

    await (await customer()).rest('POST', '/reviews', { rating: 5, review: 'Fits.' });

    expect(await textOf('/reviews')).not.toBe(before);
    await textOf('/');
    expect(rendered.count).toBe(renderings);
  });
});

test('two hundred concurrent requests for an uncached page share one rendering', async () => {
  const renderings = rendered.count;
  const answers = await Promise.all(Array.from({ length: 200 }, () => get('/catalogue?stampede=1')));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(rendered.count).toBe(renderings + 1);
});

test('a response that is outdated while being computed is not cached', async () => {
  const id = await addPart();
  let release: () => void = () => undefined;
  rendered.held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const renderings = rendered.count;
  const early = textOf('/catalogue?early=1');
  await until(() => Promise.resolve(rendered.count === renderings + 1), 'the rendering');
  await admin.graphql('mutation ($id: ID!) { updatePart(id: $id, input: { price: "55.00" }) { id } }', {
    id,
  });
  rendered.held = Promise.resolve(undefined);
  const late = textOf('/catalogue?early=1');
  await late;
  release();
  await early;

  expect(await late).toContain('55.00');
  expect(await textOf('/catalogue?early=1')).toContain('55.00');
});

test.each([
  ['/gone/%E0%A4?q=1', '/gone/%25E0%25A4?q=1'],
  ['/gone/100%', '/gone/100%25'],
  ['//gone/%', '/gone/%25'],
])('a malformed link, such as a truncated one, leads to a page: %s', async (link, page) => {
  const { status, url, headers } = await get(link);

  expect({ status, type: headers.get('content-type') }).toEqual({
    status: 404,
    type: 'text/html; charset=utf-8',
  });
  expect(url).toBe(shop.url + page);
});

test('a page that is not found is rendered each time', async () => {
  const renderings = rendered.count;
  expect((await get('/gone')).status).toBe(404);
  expect((await get('/gone')).status).toBe(404);
  expect(rendered.count).toBe(renderings + 2);
});

const anAnswer = (): CachedAnswer => ({
  headers: [],
  labels: {},
  etag: '"x"',
  bodies: { br: Buffer.alloc(1), gzip: Buffer.alloc(1), identity: Buffer.alloc(1) },
  tags: new Set(['parts']),
});

test('while database heartbeats are late, only responses of the last second are served from cache', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  const cache = new AnswerCache({ maxBytes: 10_000, maxAgeMs: 60_000 });
  cache.resume();
  cache.trust(10_500);
  const made = cache.make('key', () => {
    clock.mockReturnValue(10_400);
    return Promise.resolve(anAnswer());
  });
  await made.answer;

  clock.mockReturnValue(10_999);
  expect(cache.trusted).toBe(false);
  expect(cache.get('key')).toBeDefined();
  clock.mockReturnValue(11_000);
  expect(cache.get('key')).toBeUndefined();
  cache.trust(12_000);
  expect(cache.get('key')).toBeDefined();
  cache.pause();
  expect(cache.get('key')).toBeUndefined();
  clock.mockRestore();
});

describe('another instance', () => {
  const anInstance = async () => {
    const cache = new AnswerCache({ maxBytes: 10_000, maxAgeMs: 60_000 });
    const notify = (...notice: [channel: string, payload: string]) =>
      shop.database.query('SELECT pg_notify($1, $2)', notice);
    const feed = new ChangeFeed(shop.env.DATABASE_URL, cache, 'another_instance', notify, silent);
    await feed.open();
    const store = () => cache.make('key', () => Promise.resolve(anAnswer())).answer;
    await store();
    expect(cache.get('key')).toBeDefined();
    return { cache, feed, store };
  };

  test('receives a change within a second', async () => {
    const { cache, feed } = await anInstance();
    const part = await aPart(shop.database);
    const startedAt = Date.now();

    await admin.graphql('mutation ($id: ID!) { updatePart(id: $id, input: { price: "66.00" }) { id } }', {
      id: part.id,
    });
    await until(() => Promise.resolve(cache.get('key') === undefined), 'the notice');

    expect(Date.now() - startedAt).toBeLessThan(1000);
    await feed.close();
  });

  test('clears its cache when a program fills the shop', async () => {
    const { cache, feed } = await anInstance();

    await shop.database.transaction(announceEverything);
    await until(() => Promise.resolve(cache.get('key') === undefined), 'the notice');

    await feed.close();
  });

  test('caches nothing while its connection is lost, and resumes once it listens again', async () => {
    const { cache, feed, store } = await anInstance();

    await shop.database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'axle-changes' AND datname = current_database()",
    );
    await until(() => Promise.resolve(cache.get('key') === undefined), 'the loss');
    await until(async () => {
      await store();
      return cache.get('key') !== undefined;
    }, 'the new connection');

    await feed.close();
  });
});

test('a hundred thousand addresses stay within the byte limit, and invalidation leaves nothing behind', async () => {
  const cache = new AnswerCache({ maxBytes: 1_000_000, maxAgeMs: 60_000 });
  cache.resume();
  cache.trust(Infinity);
  for (let index = 0; index < 100_000; index++) {
    const body = Buffer.alloc(100);
    await cache.make(`/catalogue?q=${index}`, () =>
      Promise.resolve({
        headers: [],
        labels: {},
        etag: '"x"',
        bodies: { br: body, gzip: body, identity: body },
        tags: new Set(['parts' as const, `part:${index}` as const]),
      }),
    ).answer;
  }

  expect(cache.bytes).toBeGreaterThan(500_000);
  expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
  cache.invalidate(['parts']);
  expect(cache.bytes).toBe(0);
});
