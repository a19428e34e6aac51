import { join } from 'node:path';

import { Behind } from '../../src/behind/behind.js';
import type { Work } from '../../src/shared/work.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { localEnvironment, productionEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';

const PARTS =
  'query Shelf($search: String) { parts(first: 5, filter: { search: $search }) { nodes { name } } }';
const PANEL = '<script type="module" src="/behind/panel.js"></script>';

let shop: TestShop;
let running: ShopProcess | undefined;
beforeAll(async () => {
  shop = await createTestShop({
    behind: new Behind(),
    env: { RESPONSE_CACHE_MB: '8' },
    web: {
      clientDir: join(__dirname, '../support/empty-web/client'),
      template: '<html><head><title>A page</title></head></html>',
      app: {
        trustedDocuments: {},
        sitemapPages: () => [],
        renderPage: async ({ template, execute }) => {
          await Promise.all([
            execute({ query: PARTS, variables: { search: 'disc' }, operationName: 'Shelf' }),
            execute({ query: 'query Nothing { nothing }', operationName: 'Nothing' }),
          ]);
          return { status: 200, html: template };
        },
      },
    },
  });
  await aPart(shop.database, { name: 'Vented disc' });
});
afterEach(async () => {
  await running?.kill();
  running = undefined;
});
afterAll(() => shop.close());

/** The header's values, by metric: its description, else its milliseconds. */
function timingOf(answer: Response): Record<string, string> {
  const metrics = (answer.headers.get('server-timing') ?? '').split(', ').filter(Boolean);
  return Object.fromEntries(
    metrics.map((metric) => {
      const [name = '', ...rest] = metric.split(';');
      return [name, /desc="(.*)"/.exec(rest.join(';'))?.[1] ?? rest.join(';')];
    }),
  );
}

async function rememberedOf(answer: Response) {
  const remembered = await shop.visitor.fetch('GET', `/behind/requests/${timingOf(answer).request}`);
  expect(remembered.headers.get('cache-control')).toBe('no-store');
  return (await remembered.json()) as { cached: boolean; caller: string; ms: number; work: Work };
}

const ask = (search: string) =>
  shop.visitor.fetch('POST', '/graphql', JSON.stringify({ query: PARTS, variables: { search } }));

test('a response reports its cost, statements and cache hit, and its address returns the SQL without values', async () => {
  const first = await ask('vented');
  await first.json();
  expect(timingOf(first)).toMatchObject({ cost: '9', cache: 'miss', total: expect.stringMatching(/^dur=/) });
  const made = await rememberedOf(first);
  expect(made).toMatchObject({
    cached: false,
    caller: 'visitor',
    work: { name: 'Shelf', kind: 'query', query: PARTS, cost: 9 },
  });
  expect(made.work).not.toHaveProperty('variables');
  expect(made.work.statements).toHaveLength(Number(timingOf(first).db));
  expect(made.work.statements.length).toBeGreaterThan(0);
  for (const { text, ms } of made.work.statements) {
    expect(text).toMatch(/^\s*(SELECT|WITH)\b/i);
    expect(ms).toBeGreaterThan(0);
  }
  expect(JSON.stringify(made)).not.toContain('vented');

  const second = await ask('vented');
  await second.json();
  expect(timingOf(second)).toMatchObject({ cache: 'hit', db: timingOf(first).db });
  expect(await rememberedOf(second)).toMatchObject({ cached: true, work: made.work });
});

test('statements are counted per request, even with many at once', async () => {
  const searches = Array.from({ length: 12 }, (_, index) => `disc ${index}`);
  const counts = await Promise.all(
    searches.map(async (search) => {
      const answer = await ask(search);
      await answer.json();
      return timingOf(answer).db;
    }),
  );

  const alone = await ask('disc 12');
  await alone.json();
  expect(new Set(counts)).toEqual(new Set([timingOf(alone).db]));
});

test('a mutation reports the statements of its transaction without its input', async () => {
  const customer = await shop.signIn({});
  const part = await aPart(shop.database, { orderQuantity: 1, availableQuantity: 5 });
  const query = 'mutation Buy($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
  const input = { partId: part.id, quantity: 1, address: '12 Mill Road', phone: '555 0199 44' };
  const answer = await customer.fetch('POST', '/graphql', JSON.stringify({ query, variables: { input } }));
  expect(await answer.json()).toMatchObject({ data: { placeOrder: { id: expect.anything() } } });

  const { caller, work } = await rememberedOf(answer);
  expect([caller, work.kind, work.name]).toEqual(['customer', 'mutation', 'Buy']);
  const texts = work.statements.map(({ text }) => text.trim().split(/\s/)[0]!.toUpperCase());
  expect(texts).toEqual(expect.arrayContaining(['START', 'INSERT', 'COMMIT']));
  expect(JSON.stringify(work)).not.toMatch(new RegExp(`Mill Road|555 0199|${customer.email}|${part.id}`));
});

test('a refusal reports its code', async () => {
  const customer = await shop.signIn({});
  const query = 'mutation GiveUp { cancelOrder(id: "none") { id } }';
  const answer = await customer.fetch('POST', '/graphql', JSON.stringify({ query }));
  await answer.json();

  expect((await rememberedOf(answer)).work).toMatchObject({ kind: 'mutation', errors: ['FORBIDDEN'] });
});

test('a page reports the operations behind it and loads the panel', async () => {
  const page = await shop.visitor.fetch('GET', '/shelf', undefined, { Accept: 'text/html' });
  expect(await page.text()).toContain(PANEL);
  const { work } = await rememberedOf(page);

  expect(work.operations).toEqual([
    expect.objectContaining({ name: 'Shelf', variables: { search: 'disc' }, cost: 9 }),
    expect.objectContaining({ errors: ['GRAPHQL_VALIDATION_FAILED'], statements: [] }),
  ]);
  expect(work.operations[0]!.statements.length).toBeGreaterThan(0);
});

test('an unknown request is not found', async () => {
  const answer = await shop.visitor.fetch('GET', '/behind/requests/none');
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
});

test.each([
  ['in production', productionEnvironment],
  [
    'in development under a name that others reach',
    (of: TestShop) => ({ ...localEnvironment(of), PUBLIC_URL: 'https://staging.example.com' }),
  ],
])("%s no response reports its work, and the panel's addresses do not exist", async (_where, environment) => {
  running = await ShopProcess.prepare(environment(shop));
  await running.start();
  const client = running.as();

  const query = JSON.stringify({ query: PARTS });
  const answers = await Promise.all([
    client.fetch('POST', '/graphql', query),
    client.fetch('GET', '/parts'),
    client.fetch('GET', '/', undefined, { Accept: 'text/html' }),
  ]);
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('server-timing')]).toEqual([200, null]);
    expect(await answer.text()).not.toContain('/behind/');
  }
  const id = answers[0].headers.get('x-request-id');
  // Whatever has no route of its own is the web app's to answer.
  for (const path of [`/behind/requests/${id}`, '/behind/panel.js']) {
    const answer = await client.fetch('GET', path, undefined, { Accept: 'text/html' });
    expect(answer.headers.get('content-type')).toContain('text/html');
  }
});

test('on a local shop the built server reports its work and serves the panel even before it is built', async () => {
  running = await ShopProcess.prepare(localEnvironment(shop));
  await running.start();
  const client = running.as();

  const answer = await client.fetch('POST', '/graphql', JSON.stringify({ query: PARTS }));
  expect(timingOf(answer)).toMatchObject({ cost: '6', cache: 'miss' });
  const panel = await client.fetch('GET', '/behind/panel.js');
  expect([panel.status, panel.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
});
