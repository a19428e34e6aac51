import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BuiltWeb } from '../../src/http/pages.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { freeze } from '../support/freeze.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

const NEWEST = JSON.stringify({ query: '{ parts(first: 6) { nodes { id name price } } }' });
const NOTE = /<p id="shown-since" (hidden )?role="status">/;

let postgres: OwnPostgres;
let shop: TestShop;
let customer: Customer;
let partId: string;
let thaw: (() => void) | undefined;
beforeAll(async () => {
  postgres = await OwnPostgres.start();
  process.env.TEST_DATABASE_URL = postgres.url;
  shop = await createTestShop({ env: { RESPONSE_CACHE_MB: '8' }, web: aWeb(), forRequests: true });
  customer = await shop.signIn({});
  partId = (await aPart(shop.database, { name: 'Disc of before' })).id;
});
afterEach(() => {
  thaw?.();
  thaw = undefined;
});
afterAll(async () => {
  await shop.close();
  await postgres.end();
});

/** The real page around the result of a query of the page. */
function aWeb(): BuiltWeb {
  const template = readFileSync(join(__dirname, '../../../web/index.html'), 'utf8');
  const query = '{ parts(first: 6) { nodes { id name } } }';
  return {
    clientDir: __dirname,
    template,
    app: {
      renderPage: async ({ execute }) => {
        const { data } = await execute({ query });
        return { status: 200, html: template.replace('<!--app-html-->', JSON.stringify(data)) };
      },
      sitemapPages: () => [],
      trustedDocuments: {},
    },
  };
}

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(shop.url + path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const json = { 'Content-Type': 'application/json' };
const everything = () =>
  Promise.all([
    ask('/'),
    ask(`/catalogue/${partId}`),
    ask('/parts'),
    ask('/graphql', { method: 'POST', headers: json, body: NEWEST }),
  ]);
const isOfBefore = ({ headers }: { headers: Headers }) => headers.get('age') !== null;

test('with a silent database, visitors get the last pages with age and note, orders are refused, and everything recovers by itself', async () => {
  const before = await until(async () => {
    const answers = await everything();
    return answers.every(({ headers }) => headers.has('etag')) && answers;
  }, 'everything to be cached');
  thaw = await freeze(postgres.url);

  await until(async () => (await everything()).every(isOfBefore), 'the answers of before');
  const down = await everything();
  const neverAsked = await ask('/catalogue?search=brake');
  const order = await ask('/orders', {
    method: 'POST',
    headers: { ...json, Authorization: `Bearer ${customer.token}` },
    body: JSON.stringify({ partId, quantity: 1, ...delivery }),
  });

  expect(down.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const { headers } of down) expect(headers.get('cache-control')).toBe('no-store');
  expect(down.slice(2).map(({ text }) => text)).toEqual(before.slice(2).map(({ text }) => text));
  for (const [index, page] of down.slice(0, 2).entries()) {
    expect(NOTE.exec(before[index]!.text)?.[1]).toBe('hidden ');
    expect(NOTE.exec(page.text)).not.toBeNull();
    expect(NOTE.exec(page.text)?.[1]).toBeUndefined();
    const [, madeAt = ''] = /<time datetime="([^"]+)">less than a minute<\/time> old/.exec(page.text) ?? [];
    expect(Date.now() - Date.parse(madeAt)).toBeLessThan(60_000);
  }
  expect(neverAsked.headers.get('age')).toBeNull();
  expect([order.status, order.headers.get('retry-after')]).toEqual([503, '5']);

  thaw();
  thaw = undefined;
  await until(async () => !(await everything()).some(isOfBefore), 'fresh answers');
  expect((await everything())[0].text).toBe(before[0].text);
});

test('pages that are known to be outdated are not served', async () => {
  await until(
    async () => (await everything()).every(({ headers }) => headers.has('etag')),
    'answers to be cached',
  );
  await shop.database.query('UPDATE part SET name = $2 WHERE id = $1', [partId, 'Disc of now']);
  shop.app.cache?.invalidate([`part:${partId}`, 'parts']);
  thaw = await freeze(postgres.url);

  const answers = await everything();

  expect(answers.map(({ text }) => text).join()).not.toContain('Disc of before');
});
