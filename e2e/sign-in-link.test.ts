import { barriers } from './support/barriers.js';
import { operationNameOf } from './support/operation-name.js';
import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = shareStage();

const PADS = 'Front brake pad set, ceramic';

const shoppers: Shopper[] = [];
afterEach(async () => {
  for (const shopper of shoppers.splice(0)) expect(await shopper.leave()).toEqual([]);
});

async function aBrowser(): Promise<Shopper> {
  const shopper = await stage.aShopper();
  shoppers.push(shopper);
  return shopper;
}

/** The link of the newest mail to this address, as the inbox shows it. */
async function linkFor(shopper: Shopper, email: string): Promise<string> {
  await shopper.page.goto(stage.shop.inboxUrl);
  await shopper.page
    .getByRole('link', { name: new RegExp(`login link.*${email}`, 's') })
    .first()
    .click();
  const link = await shopper.page.getByRole('link', { name: 'Open the link' }).getAttribute('href');
  return link ?? '';
}

/** Puts a part into the cart, goes to the checkout and asks for a link there. */
async function asksAtCheckout(shopper: Shopper, email: string): Promise<void> {
  const { page } = shopper;
  await shopper.opens(`/catalogue?q=${encodeURIComponent(PADS)}`);
  await page
    .getByRole('button', { name: `Add to cart: ${PADS}` })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^In cart: \d+, / })
    .first()
    .waitFor();
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Check out' }).locator('visible=true').first().click();
  await shopper.arrivesAt('**/login?from=*');
  await shopper.types('Email', email);
  await shopper.mayPress('Email me a link');
  await shopper.presses('Email me a link');
  await shopper.sees(`We sent a link to ${email}.`);
  expect(await barriers(shopper)).toEqual([]);
}

test('a visitor at the checkout requests a link, opens it in another browser, and places the order there', async () => {
  const email = 'by-link@example.com';
  const desk = await aBrowser();
  await asksAtCheckout(desk, email);
  const link = await linkFor(desk, email);

  const phone = await aBrowser();
  phone.expects(400);
  await phone.page.goto(link);
  await phone.sees(/^This link was requested in another browser/);
  expect(await barriers(phone)).toEqual([]);
  await phone.types('Email', 'somebody@example.com');
  await phone.presses('Log in');
  await phone.sees('The link was sent to another address.');
  await phone.types('Email', email);
  await phone.presses('Log in');
  await phone.types('Name', 'Nadia Roth');
  await phone.presses('Continue');

  await phone.arrivesAt('**/checkout');
  await phone.seesHeading('Checkout');
  await phone.sees(/^1 part, \d+ items?$/);
  await phone.sees('Nadia Roth');
  await phone.types('Address', 'Lindenweg 12');
  await phone.types('Postcode', '28195');
  await phone.types('City', 'Bremen');
  await phone.types('Phone Number', '+49 421 555 0192');
  await phone.presses('Place order');
  await phone.sees('Your order is placed');
  await phone.arrivesAt('**/dashboard/payment/*');
  await phone.page.goto('/dashboard/myorders');
  await phone.follows(PADS);
  await phone.sees('Lindenweg 12, 28195 Bremen');
});

test('when the shop does not respond, the link still logs in later, although Firebase accepts it once', async () => {
  const email = 'answered-late@example.com';
  const shopper = await aBrowser();
  await asksAtCheckout(shopper, email);
  const link = await linkFor(shopper, email);
  const { page } = shopper;
  shopper.expects(400);
  shopper.expects(503);
  await page.route('**/graphql', (route) =>
    operationNameOf(route.request()) === 'SignIn' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await page.goto(link);
  await shopper.sees("You're not logged in yet.");

  await page.unroute('**/graphql');
  await page.reload();
  await shopper.presses('Not now');
  await shopper.arrivesAt('**/checkout');
});

test('in the same browser the link logs in at once, and is used up then', async () => {
  const email = 'same-browser@example.com';
  const shopper = await aBrowser();
  await asksAtCheckout(shopper, email);
  const link = await linkFor(shopper, email);
  await shopper.page.goto(link);
  await shopper.presses('Not now');
  await shopper.arrivesAt('**/checkout');
  await shopper.sees(/^1 part, \d+ items?$/);

  const other = await aBrowser();
  other.expects(400);
  await other.page.goto(link);
  await other.types('Email', email);
  await other.presses('Log in');
  await other.sees('This link has expired or was already used.');
  expect(await barriers(other)).toEqual([]);
  await other.presses('Send new link');
  await other.sees(`We sent a link to ${email}.`);
});
