import { join } from 'node:path';

import { parse } from 'graphql';

import { READ_BUDGET } from '../../src/adapters/memory-read-budget.js';
import type { BuiltWeb } from '../../src/http/pages.js';
import { costOf, MAX_COST, memoizedCostOf } from '../../src/schema/query-cost.js';
import { restListCost } from '../../src/shared/read-cost.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { fillCatalogue } from '../support/large-catalogue.js';
import { schemaOf } from '../support/schema-operations.js';
import { recordSql } from '../support/sql-recorder.js';
import { webQueries } from '../support/web-queries.js';

const PARTS = 30_000;
const LETTERS = 'filter:{search:"a r t d i s c e N"}';
const WORST = `parts(first:100,page:300,sort:NAME_DESC,${LETTERS}){totalCount nodes{id} facets{categories{count} brands{count}}}`;
/** The query that stopped a large shop: a costly list under twelve names. */
const ATTACK = `{ ${Array.from({ length: 12 }, (_, index) => `a${index}:${WORST}`).join(' ')} }`;

const CHEAP = 'query ($n: Int!, $id: ID = "a") { parts(first: $n) { totalCount } part(id: $id) { id } }';

const search = 'six long words find brake discs';
/** The Accept header of a browser that opens a page. */
const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** The most that the screens of the web app can send. */
const dearest = {
  first: 100,
  page: 40,
  days: 90,
  since: '2026-01-01T00:00:00Z',
  unaddressed: false,
  id: 'x',
  key: 'front-brakes',
  category: 'BRAKES',
  orderId: '',
  partId: 'x',
  ids: Array.from({ length: 100 }, () => '0190f0c0-0000-7000-8000-000000000001'),
  text: search,
  vehicle: { year: 2016, make: 'Honda', model: 'Civic' },
  answers: Array.from({ length: 20 }, (_, n) => ({ question: `q${n}`, answer: 'yes' })),
  vin: '1HGCM82633A004352',
  year: 2016,
  make: 'Honda',
  model: 'Civic',
  filter: { search },
  inStock: { search },
  everyCategory: { search },
  search,
  sort: 'NEWEST',
  categories: ['BRAKES'],
  state: 'OPEN',
  hasCar: true,
  change: { becomes: { make: 'Honda', model: 'Civic', yearFrom: 2016, yearTo: 2021 } },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await fillCatalogue(shop.database, PARTS);
});
afterAll(() => shop.close());

const ask = async (to: TestShop, query: string, headers: Record<string, string> = {}) => {
  const response = await to.visitor.fetch('POST', '/graphql', JSON.stringify({ query }), headers);
  const body = (await response.json()) as { errors?: { message: string; extensions: { code: string } }[] };
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    error: body.errors?.[0],
  };
};

describe('C20: what one operation may cost', () => {
  test('a costly list under twelve aliases is refused with cost and limit before any query runs', async () => {
    const statements = await recordSql(async () => {
      expect(await ask(shop, ATTACK)).toMatchObject({
        status: 400,
        error: {
          message: `This operation is too costly: it costs 4172 points, and one may cost ${MAX_COST}. Ask for less at once.`,
          extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
        },
      });
    });

    expect(statements).toEqual([]);
  });

  test('fragments, variables, directives and mistakes cannot hide the cost', async () => {
    const inFragment = `{ ...f } fragment f on Query { ${ATTACK.slice(1, -1)} }`;
    const inVariables = ATTACK.replace('{', 'query ($n: Int = 100, $s: String = "a r t d i s c e N") {')
      .replaceAll('first:100', 'first:$n')
      .replaceAll(LETTERS, 'filter:{search:$s}');
    const withMistake = ATTACK.replace('{', 'query ($id: ID = "a") { part(id: $id) { id }');
    const answers = [
      await ask(shop, inFragment),
      await ask(shop, inVariables),
      await ask(
        shop,
        `query ($on: Boolean = true) { ${ATTACK.slice(1, -1).replaceAll('{totalCount', '@include(if: $on) {totalCount')} }`,
      ),
    ];
    const mistaken = await shop.visitor.graphql(withMistake, { id: null });

    expect(answers.map(({ status, error }) => [status, error?.message.includes('too costly')])).toEqual([
      [400, true],
      [400, true],
      [400, true],
    ]);
    expect(mistaken).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
    expect(mistaken.data).toBeUndefined();
  });

  test('the cost depends on the current variables, not on an earlier run of the same text', async () => {
    const text = ATTACK.replace(
      '{',
      'query ($n: Int = 100, $id: ID = "a") { part(id: $id) { id }',
    ).replaceAll('first:100', 'first:$n');
    const schema = schemaOf(shop);
    const document = parse(text);
    const asked = [{ n: 0 }, { n: 1, id: 'b' }, { n: 100 }, { n: 1 }, {}, { id: 'c' }];
    const mistake = { n: 0, id: { not: 'readable' } };

    const first = await shop.visitor.graphql(CHEAP, mistake);
    await shop.visitor.graphql(CHEAP, { n: 0 });
    const again = await shop.visitor.graphql(CHEAP, mistake);

    expect(asked.map((variables) => memoizedCostOf(schema, { document, variables }))).toEqual(
      asked.map((variables) => costOf(schema, { document, variables })),
    );
    expect(first).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
    expect(again).toEqual(first);
  });

  test('a character that expands to a sentence costs as much as its words', () => {
    const costOfSearch = (text: string) =>
      costOf(schemaOf(shop), {
        document: parse('query ($s: String) { parts(first: 1, filter: { search: $s }) { nodes { id } } }'),
        variables: { s: text },
      });

    expect(costOfSearch('ﷺ')).toBe(costOfSearch('one two six ten'));
  });

  test('every query of the web app is within the limit, with the longest search, a late page and every filter', () => {
    const costs = webQueries(dearest).map(({ name, document, variables }) => ({
      name,
      cost: costOf(schemaOf(shop), { document, variables }),
    }));

    expect(costs.length).toBeGreaterThan(10);
    expect(costs.filter(({ cost }) => cost > MAX_COST)).toEqual([]);
  });
});

describe('C29: how much one caller can read', () => {
  /** One of these costs 243 points: the budget is used up by 25. */
  const costly = `{ ${WORST.replace('page:300,', '')} }`;

  test('a client that reads too much learns when to continue; others are not affected', async () => {
    const small = await createTestShop({ env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const customer = await small.signIn({});

    const answers = [];
    for (let round = 0; round < 45; round++) answers.push(await ask(small, costly, from('198.51.100.7')));
    const refused = answers.filter(({ status }) => status !== 200);
    const list = await small.visitor.rest('GET', '/parts', undefined, from('198.51.100.7'));
    const elsewhere = [
      await ask(small, costly, from('198.51.100.8')),
      await ask(small, '{ me { email } }', {
        ...from('198.51.100.7'),
        Authorization: `Bearer ${customer.token}`,
      }),
      await ask(
        small,
        'mutation { sendContactMessage(input: {name: "Jo", email: "jo@example.com", message: "Hi"}) }',
        from('198.51.100.7'),
      ),
    ];
    await small.close();

    expect(refused.length).toBeGreaterThan(10);
    expect(new Set(refused.map(({ status, error }) => `${status} ${error?.extensions.code}`))).toEqual(
      new Set(['429 RATE_LIMITED']),
    );
    const seconds = refused.map(({ retryAfter }) => Number(retryAfter));
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...seconds)).toBeLessThanOrEqual(READ_BUDGET.seconds);
    expect([list.status, list.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(elsewhere.map(({ status, error }) => [status, error])).toEqual(Array(3).fill([200, undefined]));
  });

  test("data returned by a customer's own mutations counts as read", async () => {
    const small = await createTestShop({ env: { RATE_LIMITS: 'on' } });
    const [busy, other] = [await small.signIn({}), await small.signIn({})];
    const reviews = ['a', 'b']
      .map((name) => `${name}: reviews(first: 100) { totalCount nodes { id } }`)
      .join(' ');
    // No other limit counts it.
    const change = (client: typeof busy) =>
      client.graphql(
        `mutation { setFitAnswer(orderId: "0190f0c0-0000-7000-8000-000000000001", fitted: true) { part { ${reviews} } } }`,
      );
    const answers = [];
    for (let round = 0; round < 120; round++) answers.push((await change(busy)).errors?.[0]?.extensions.code);
    const elsewhere = (await change(other)).errors?.[0]?.extensions.code;
    await small.close();

    expect(answers.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThan(10);
    expect([answers[0], elsewhere]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  test('behind an untrusted proxy, one heavy reader does not block other visitors', async () => {
    const small = await createTestShop({ env: { RATE_LIMITS: 'on' } });
    const from = (address: string, index: number) => ({
      'X-Forwarded-For': `203.0.113.${index}, ${address}`,
    });

    const pest: number[] = [];
    for (let round = 0; round < 45; round++) {
      pest.push((await ask(small, costly, from('198.51.100.7', round))).status);
    }
    const neighbor = await ask(small, costly, from('198.51.100.8', 0));
    await small.close();

    expect(pest.filter((status) => status === 429).length).toBeGreaterThan(10);
    expect(neighbor.status).toBe(200);
  });

  test('a page counts with all its queries and is refused as a whole', async () => {
    const web: BuiltWeb = {
      clientDir: join(__dirname, '../support/empty-web/client'),
      template: '',
      app: {
        renderPage: async ({ execute }) => {
          const { errors } = await execute({ query: costly });
          return { status: 200, html: errors ? 'half a page' : 'a page' };
        },
        sitemapPages: () => [],
        trustedDocuments: {},
      },
    };
    const small = await createTestShop({ env: { RATE_LIMITS: 'on' }, web });
    const pages: string[] = [];
    for (let round = 0; round < 45; round++) {
      const response = await small.visitor.fetch('GET', '/catalogue');
      pages.push(response.status === 200 ? await response.text() : String(response.status));
    }
    const [sitemap, asBrowser] = await Promise.all([
      small.visitor.fetch('GET', '/sitemap.xml'),
      small.visitor.fetch('GET', '/catalogue', undefined, BROWSER),
    ]);
    const { status, headers } = asBrowser;
    const html = await asBrowser.text();
    await small.close();

    expect(new Set(pages)).toEqual(new Set(['a page', '429']));
    expect(sitemap.status).toBe(429);
    expect([status, headers.get('Content-Type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain(`<meta http-equiv="refresh" content="${headers.get('Retry-After')}" />`);
    // Its one style element passes, and nothing else.
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*style-src 'sha256-/);
  });

  test('polling the catalogue forty times a second stays within the budget, even with a thousand parts', async () => {
    expect(40 * READ_BUDGET.seconds * restListCost(1000)).toBeLessThan(READ_BUDGET.points);

    const polled = await createTestShop({ env: { RATE_LIMITS: 'on' } });
    const statuses = new Set<number>();
    for (let second = 0; second < READ_BUDGET.seconds; second++) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => polled.visitor.rest('GET', '/parts')),
      );
      for (const { status } of answers) statuses.add(status);
    }
    await polled.close();

    expect(statuses).toEqual(new Set([200]));
  });
});

describe('C29: a busy shop', () => {
  test('three concurrent worst-case requests block neither the catalogue nor /readyz', async () => {
    // An instance of the shop that is full.
    const database = { url: shop.env.DATABASE_URL, drop: () => Promise.resolve() };
    const busy = await createTestShop({ database, env: { RATE_LIMITS: 'on' } });
    let attacking = true;
    const attackers = Array.from({ length: 3 }, async () => {
      while (attacking) {
        await ask(busy, ATTACK);
        await ask(busy, `{ ${WORST} }`);
      }
    });
    const statuses = new Set<number>();
    for (let round = 0; round < 20; round++) {
      for (const path of ['/readyz', '/parts?limit=24']) {
        const { status } = await busy.visitor.fetch('GET', path, undefined, {
          'X-Forwarded-For': '198.51.100.8',
        });
        statuses.add(status);
      }
    }
    attacking = false;
    await Promise.all(attackers);
    await busy.close();

    expect(statuses).toEqual(new Set([200]));
  });

  test('an instance without free connections is still ready', async () => {
    const busy = await createTestShop({ forRequests: true });
    const connections = Array.from({ length: busy.env.DATABASE_POOL }, () =>
      busy.database.createQueryRunner(),
    );
    await Promise.all(connections.map((connection) => connection.connect()));

    const [ready, parts] = await Promise.all([
      busy.visitor.fetch('GET', '/readyz'),
      busy.visitor.fetch('GET', '/parts'),
    ]);
    await Promise.all(connections.map((connection) => connection.release()));
    await busy.close();

    expect([ready.status, parts.status]).toEqual([200, 503]);
  });
});
