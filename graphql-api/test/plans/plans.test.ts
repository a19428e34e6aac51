import { Role } from '../../src/auth/role.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { faultsOfPlans } from '../support/query-plan.js';
import { catalogueQuestions } from './catalogue.questions.js';
import { fillLargeShop } from './large-shop.js';

// The shop is filled once, for everything that is asked of it.
jest.setTimeout(300_000);

const MOST_ROWS = 2500;

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  await fillLargeShop(shop.env.DATABASE_URL);
});
afterAll(() => shop.close());

describe('in a large shop no answer reads a table from end to end', () => {
  test.each(catalogueQuestions)('$name', async ({ ask, mostRows = MOST_ROWS }) => {
    expect(await faultsOfPlans(shop.env.DATABASE_URL, () => ask(shop, admin), { mostRows })).toEqual([]);
  });
});
