import { Client } from 'pg';

import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { faultsOfPlans } from '../support/query-plan.js';
import { assembleCast, type Cast } from '../support/role-cast.js';
import { fitmentQuestions } from './fitment.questions.js';
import { fillLargeFitment, PARTS } from './large-fitment.js';
import { SHORT_TABLES } from './large-shop.js';

// The shop is filled once, for everything that is asked of it.
jest.setTimeout(900_000);

/** All that fits a car is found before sorting or counting; otherwise the newest thousand are, as in a search. */
const MAX_ROWS = 12_000;

let shop: TestShop;
let cast: Cast;
beforeAll(async () => {
  shop = await createTestShop();
  cast = await assembleCast(shop);
  await fillLargeFitment(shop.env.DATABASE_URL);
});
afterAll(() => shop.close());

describe('in a shop with many cars, no operation scans a table', () =>
  test.each(fitmentQuestions)('$name', async ({ ask, maxRows = MAX_ROWS }) => {
    expect(
      await faultsOfPlans(shop.env.DATABASE_URL, () => ask(shop, cast), {
        maxRows,
        shortTables: SHORT_TABLES,
      }),
    ).toEqual([]);
  }));

test('a number is found by index, complete or by prefix, in any spelling', async () => {
  const client = new Client({ connectionString: shop.env.DATABASE_URL });
  await client.connect();
  for (const condition of [`= 'NL${PARTS}3'`, `LIKE 'NL${PARTS}%'`]) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT part_id FROM part_number WHERE number_key COLLATE "C" ${condition}`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index .*part_number_by_key/);
  }
  await client.end();
});
