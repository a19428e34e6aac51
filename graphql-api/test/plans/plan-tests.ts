import { join } from 'node:path';

import { print } from 'graphql';

import type { BuiltWeb } from '../../src/http/pages.js';
import { CALL_NAMES, CALLS, EveryCall } from '../support/calls/every-call.js';
import { aWorld, type World } from '../support/calls/world.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { mailSetUp } from '../support/mail-set-up.js';
import { faultsOfPlans, rowsOfTables } from '../support/query-plan.js';
import { assembleCast, type Cast } from '../support/role-cast.js';
import { webQueries } from '../support/web-queries.js';
import { fillLargeShop, type LargeShop, SHORT_TABLES } from './large-shop.js';
import { answered, type Question } from './question.js';

const MAX_ROWS = 2500;
/** Of the hits of a search, the newest thousand are sorted and counted; they are found among ten times as many. */
const FOUND_ROWS = 12_000;

/** Choices of a user on each screen. */
const search = 'brake';
const AS_ASKED = {
  search,
  text: search,
  filter: { search },
  inStock: { search, inStock: true },
  everyCategory: { search },
  first: 25,
  page: 2,
  days: 90,
  since: new Date(Date.now() - 86_400_000).toISOString(),
  unaddressed: false,
  id: '',
  ids: [],
  key: 'front-brakes',
  category: 'BRAKES',
  sort: 'NEWEST',
  categories: ['BRAKES'],
  state: 'OPEN',
  hasCar: true,
  vehicle: { year: 2016, make: 'Make 1', model: 'Model 1' },
  answers: [{ question: 'brakes', answer: 'drums' }],
  year: 2016,
  make: 'Make 1',
  model: 'Model 1',
  vin: '1HGCM82633A004352',
  partId: '',
  orderId: '',
  change: { becomes: { make: 'Make 1', model: 'Model 1', yearFrom: 2016, yearTo: 2021 } },
};

/** Looks at everything, for an admin before the shop opens, and at most each half minute. */
const READINESS = /\breadinessChecks\b/;

const INDEXES_FIRST = `DO $$ BEGIN
  EXECUTE format('ALTER DATABASE %I SET enable_seqscan = off', current_database()); END $$`;

/** Sitemaps come with the web app. */
const withoutPages: BuiltWeb = {
  clientDir: join(__dirname, '../support/empty-web/client'),
  template: '',
  app: {
    renderPage: () => Promise.resolve({ status: 200, html: '' }),
    sitemapPages: () => [],
    trustedDocuments: {},
  },
};

interface PlannedShop extends LargeShop {
  /** Too small for Postgres to see what an index is good for: it reads a whole table only where none serves. */
  readonly indexesFirst?: boolean;
}

/**
 * Tests that a shop of this size, which is filled once, runs these queries, every call and every query of the web app
 * without reading a large table from end to end.
 */
export function testPlans(
  { indexesFirst = false, ...size }: PlannedShop,
  questions: readonly Question[],
): void {
  let shop: TestShop;
  let cast: Cast;
  let calls: EveryCall;
  let world: World;
  beforeAll(async () => {
    shop = await createTestShop({
      env: { ...mailSetUp, OPEN_HOLDS_PER_USER: '1000' },
      web: withoutPages,
    });
    await fillLargeShop(shop.env.DATABASE_URL, size);
    if (indexesFirst) {
      await shop.database.query(INDEXES_FIRST);
    }
    await shop.runTask('count-folding');
    cast = await assembleCast(shop, 'example.org');
    calls = new EveryCall(shop, cast);
    world = await aWorld(shop, cast);
  });
  afterAll(() => shop.close());

  const faultsOf = (ask: () => Promise<unknown>, maxRows = MAX_ROWS) =>
    faultsOfPlans(shop.env.DATABASE_URL, ask, { maxRows, shortTables: SHORT_TABLES });

  function idFor(query: string): string {
    if (/\bcustomer\(/.test(query)) return world.ownerUid;
    if (/\border\(/.test(query)) return world.orderId;
    return /\bimport(?:Consequences|Pictures)?\(/.test(query) ? world.importId : world.partId;
  }

  test('every growing table is large enough to test', async () => {
    const rows = await rowsOfTables(shop.env.DATABASE_URL);

    expect(rows.filter((table) => table.rows < 1000 && !SHORT_TABLES.includes(table.name))).toEqual([]);
  });

  describe('in a large shop, no operation scans a table', () => {
    for (const { name, ask, maxRows } of questions) {
      test(name, async () => {
        expect(await faultsOf(() => ask(shop, cast), maxRows)).toEqual([]);
      });
    }

    // Whatever is new has a row there, and so is asked here.
    test.each(CALL_NAMES.filter((name) => (CALLS[name]?.statements ?? 0) > 0 && !READINESS.test(name)))(
      '%s',
      async (name) => {
        expect(await faultsOf(await calls.prepare(name))).toEqual([]);
      },
    );

    test.each(webQueries(AS_ASKED).filter(({ document }) => !READINESS.test(print(document))))(
      "the web app's $name",
      async ({ name, document, variables }) => {
        const text = print(document);
        const id = idFor(text);
        const ask = () =>
          answered(cast.admin, name, text, {
            ...variables,
            ...('id' in variables && { id }),
            ...('ids' in variables && { ids: [/\bmyOrderSet\(/.test(text) ? world.orderId : world.partId] }),
            ...('partId' in variables && { partId: world.partId }),
            ...('orderId' in variables && { orderId: world.orderId }),
          });

        expect(await faultsOf(ask, FOUND_ROWS)).toEqual([]);
      },
    );
  });
}
