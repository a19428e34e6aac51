import { paths } from '../web/src/shop-kit/paths';
import { addressesFor, type Role, ROLES, ROUTES } from './support/routes.js';
import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(240_000);

const stage = shareStage();
const addressOf = {} as Record<Role, (path: string) => string>;
beforeAll(async () => {
  for (const role of ROLES) addressOf[role] = await addressesFor(stage.shop, role);
});

/** A person of this role, signed in where the role is. */
async function a(role: Role): Promise<Shopper> {
  const shopper = await stage.aShopper();
  if (role !== 'visitor') await shopper.returnsAs(`${role}@example.com`);
  return shopper;
}

const home = "The World's Best Auto Parts";
function askedToLogIn(path: string): string {
  if (path.startsWith('/order/')) return 'Log in to order this part.';
  if (path === '/checkout') return 'Log in or create an account to check out. Your cart is saved.';
  return 'Please log in to see that page.';
}
const namesAside = (path: string) => path.replace(/:\w+/g, ':id');

test('every address of the web app has a row in the table', () => {
  const known: string[] = [];
  const walk = (branch: object) => {
    for (const [key, value] of Object.entries(branch) as [string, unknown][]) {
      if (['path', 'alias'].includes(key) && typeof value === 'string') known.push(namesAside(value));
      else if (value !== null && typeof value === 'object') walk(value);
    }
  };
  walk(paths);

  expect(ROUTES.map(({ path }) => namesAside(path)).sort()).toEqual(known.sort());
});

// The public ones are opened in first-load.test.ts.
test("a visitor sees the sign-in pages, and is asked to log in for members' pages", async () => {
  const shopper = await a('visitor');
  for (const { path, heading, access } of ROUTES) {
    if (access === 'everyone') continue;
    await shopper.page.goto(addressOf.visitor(path));
    if (access === 'visitors') await shopper.seesHeading(heading);
    else await shopper.sees(askedToLogIn(path));
  }
  expect(await shopper.leave()).toEqual([]);
});

test.each(ROUTES.filter(({ access }) => access === 'users'))(
  'a visitor who logs in at $path lands there',
  async ({ path, heading }) => {
    const shopper = await a('visitor');
    await shopper.page.goto(addressOf.visitor(path));
    await shopper.sees(askedToLogIn(path));
    await shopper.logsIn('customer@example.com');
    await shopper.seesHeading(heading);
    await shopper.arrivesAt(`**${addressOf.visitor(path)}`);
    expect(await shopper.leave()).toEqual([]);
  },
);

test.each(['customer', 'admin'] as const)(
  'a signed-in %s sees their pages, and the home page instead of the sign-in pages',
  async (role) => {
    const shopper = await a(role);
    for (const { path, heading, seenBy, access } of ROUTES) {
      // Pages for everyone look the same to admins as to customers.
      if (access === (role === 'admin' ? 'everyone' : 'admins')) continue;
      await shopper.page.goto(addressOf[role](path));
      await shopper.seesHeading(seenBy.includes(role) ? heading : home);
    }
    expect(await shopper.leave()).toEqual([]);
  },
);

test('a customer on an admin page is signed out, and the login page says why', async () => {
  for (const { path } of ROUTES.filter(({ access }) => access === 'admins')) {
    const shopper = await a('customer');
    await shopper.page.goto(path);
    await shopper.sees('That page is for admins only. You have been logged out.');
    await shopper.arrivesAt('**/login?reason=admins-only');
    expect(await shopper.accessToken()).toBeNull();
    expect(await shopper.leave()).toEqual([]);
  }
});

test.each(ROLES)('§8.6 at an unknown address, a %s sees the error page', async (role) => {
  const shopper = await a(role);
  shopper.expects(404);
  const answer = await shopper.page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await shopper.seesHeading('Page not found');
  await shopper.page.getByRole('main').getByRole('img').first().waitFor();
  expect(await shopper.leave()).toEqual([]);
});
