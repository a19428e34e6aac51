import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';

import { aShopper } from './support/browser.js';
import { DocumentedClient } from './support/documented-client.js';
import type { RunningShop } from './support/running-shop.js';
import { connectBrowser, demoShop } from './support/shared.js';
import { ShopApi } from './support/shop-api.js';
import { PASSWORD, type Shopper } from './support/shopper.js';

jest.setTimeout(180_000);

const CUSTOMER = 'customer@example.com';
const ADMIN = 'admin@example.com';
const WITH_CENTS = 'Pad set with cents';
/** Ordered with the oldest Firebase that the recipe names. */
const WITH_OLD_FIREBASE = 'Pad set of old';
const TWINS = ['Left mirror', 'Right mirror'] as const;

interface StoredOrder {
  readonly product: string;
  readonly price: number;
  readonly quantity: number;
  readonly paid: boolean;
  readonly shipped: boolean;
  readonly transactionId: string | null;
}

let client: DocumentedClient;
let oldest: DocumentedClient;
let stranger: DocumentedClient;
let shop: RunningShop;
let browser: Browser;
let admin: ShopApi;
beforeAll(async () => {
  [client, oldest, stranger, browser] = await Promise.all([
    DocumentedClient.host(),
    DocumentedClient.host('firebase-9'),
    DocumentedClient.host(),
    connectBrowser(),
  ]);
  shop = await demoShop({ CORS_ORIGINS: `${client.origin},${oldest.origin}` });
  for (const page of [client, oldest, stranger]) page.settleFor(shop);
  admin = await ShopApi.signIn(shop, ADMIN);
  await addPart(WITH_CENTS, '64.90');
  await addPart(WITH_OLD_FIREBASE, '50');
  for (const name of TWINS) await addPart(name, '40');
});
afterAll(async () => {
  await browser.close();
  await Promise.all([shop.close(), client.close(), oldest.close(), stranger.close()]);
});

/** The bodies of `POST /orders`, letter by letter; the browser shows them to no one but the page. */
declare const sentOrders: string[];

const keptToken = () =>
  shopper.page.evaluate(
    () => JSON.parse(localStorage.getItem('shopToken') ?? '{}') as { uid?: string; token?: string },
  );

let shopper: Shopper;
beforeEach(async () => {
  shopper = await aShopper(browser, client.origin);
  await shopper.page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sentOrders: sent });
    const plainFetch = window.fetch;
    window.fetch = async (request) => {
      if (request instanceof Request && request.method === 'POST' && request.url.endsWith('/orders'))
        sent.push(await request.clone().text());
      return plainFetch(request);
    };
  });
});
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

/** A part as the form of a documented client sends it. */
async function addPart(name: string, price: string): Promise<void> {
  await admin.send('POST', '/parts', {
    name,
    image: '/pictures/parts/brake-pad-set-900.webp',
    user: ADMIN,
    price,
    orderQuantity: '1',
    availableQuantity: '50',
    description: 'For the small client.',
  });
}

const ordersOf = async (product: string): Promise<StoredOrder[]> =>
  (await admin.send<StoredOrder[]>('GET', `/my_orders?email=${CUSTOMER}`)).filter(
    (order) => order.product === product,
  );

async function signsIn(email: string, origin = client.origin): Promise<void> {
  await shopper.page.goto(`${origin}/#/login`);
  await shopper.types('Email', email);
  await shopper.types('Password', PASSWORD);
  await shopper.presses('Log in');
  await shopper.sees('Order Now');
}

/** Orders from the home page, and returns what the client sent. */
async function orders(name: string, quantity: string): Promise<unknown> {
  await shopper.follows('Home');
  await shopper.follows(`Order Now: ${name}`);
  await shopper.seesHeading(name);
  await shopper.types('Quantity', quantity);
  await shopper.presses('Order');
  await shopper.sees('Your order is placed');
  return shopper.page.evaluate(() => JSON.parse(sentOrders.at(-1) ?? '{}') as unknown);
}

async function pays(product: string): Promise<string> {
  await shopper.follows('My Orders');
  await shopper.page.getByRole('row', { name: product }).getByRole('link', { name: 'Pay' }).click();
  await shopper.seesHeading(new RegExp(`^${product}`));
  await shopper.paysWith('4242 4242 4242 4242');
  const thanks = shopper.page.getByText('Your payment is completed. Thank You!');
  await thanks.waitFor();
  return /pi_\w+/.exec((await thanks.textContent()) ?? '')?.[0] ?? 'no transaction id';
}

test('a page on an allowed origin shows the newest parts with their images', async () => {
  await shopper.page.goto('/');
  const picture = shopper.page.getByRole('img', { name: WITH_CENTS });
  await picture.waitFor();

  expect(await picture.getAttribute('src')).toBe(`${shop.url}/pictures/parts/brake-pad-set-900.webp`);
  await shopper.page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const widths = await shopper.page.evaluate(() => [...document.images].map((image) => image.naturalWidth));
  expect(widths).toHaveLength(6);
  for (const width of widths) expect(width).toBeGreaterThan(0);
});

test('the same page on another origin gets no data', async () => {
  const context = await browser.newContext({ baseURL: stranger.origin });
  const page = await context.newPage();
  const complaint = page.waitForEvent('console', (message) =>
    message.text().includes(`${shop.url}/parts' from origin '${stranger.origin}' has been blocked by CORS`),
  );
  await page.goto('/');
  await complaint;

  expect(await page.getByRole('article').count()).toBe(0);
  await context.close();
});

test('three units of a part priced in cents can be ordered, paid and shipped', async () => {
  await signsIn(CUSTOMER);
  const sent = await orders(WITH_CENTS, '3');
  // 64.90 × 3 in whole dollars, as documented clients count.
  expect(sent).toEqual({ name: 'Jonas Weber', email: CUSTOMER, product: WITH_CENTS, price: 192 });
  const [order, ...more] = await ordersOf(WITH_CENTS);
  expect(more).toEqual([]);
  expect(order).toMatchObject({ quantity: 3, price: 194.7, paid: false });

  const transactionId = await pays(WITH_CENTS);

  expect(await ordersOf(WITH_CENTS)).toMatchObject([{ paid: true, shipped: false, transactionId }]);
  await shopper.follows('My Orders');
  await shopper.sees(`Paid ${transactionId}`);

  await signsIn(ADMIN);
  await shopper.follows('Manage All Orders');
  const row = shopper.page.getByRole('row', { name: WITH_CENTS });
  await row.getByText('Pending').waitFor();
  await row.getByRole('button', { name: 'Update' }).click();
  await row.getByText('Shipped').waitFor();
  expect(await ordersOf(WITH_CENTS)).toMatchObject([{ paid: true, shipped: true }]);
});

test('with Firebase 9.0, the oldest supported version, a customer can sign in, order and pay', async () => {
  expect(await (await fetch(`${oldest.origin}/firebase-app.js`)).text()).toContain('"9.0.0"');
  await signsIn(CUSTOMER, oldest.origin);
  await orders(WITH_OLD_FIREBASE, '2');

  const transactionId = await pays(WITH_OLD_FIREBASE);

  expect(await ordersOf(WITH_OLD_FIREBASE)).toMatchObject([{ quantity: 2, paid: true, transactionId }]);
});

test('of two unpaid orders with the same total, the one shown is paid', async () => {
  const [first, second] = TWINS;
  await signsIn(CUSTOMER);
  await orders(first, '2');
  await orders(second, '2');

  const transactionId = await pays(second);

  expect(await ordersOf(second)).toMatchObject([{ paid: true, transactionId, quantity: 2 }]);
  expect(await ordersOf(first)).toMatchObject([{ paid: false, transactionId: null }]);

  const other = await pays(first);

  expect(other).not.toBe(transactionId);
  expect(await ordersOf(first)).toMatchObject([{ paid: true, transactionId: other, quantity: 2 }]);
});

test('an expired token is renewed unnoticed', async () => {
  shopper.expects(401);
  await signsIn(CUSTOMER);
  await shopper.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('shopToken') ?? '{}') as object;
    localStorage.setItem('shopToken', JSON.stringify({ ...kept, token: 'ended' }));
  });

  await shopper.follows('My Orders');

  await shopper.page.getByRole('table').waitFor();
  expect(await keptToken()).toMatchObject({ token: expect.stringMatching(/^eyJ/) });
});

test('the token of another account is never sent, even by a client that stores one', async () => {
  shopper.expects(401);
  await signsIn(ADMIN);
  const ofAdmin = await keptToken();
  const sent: (string | undefined)[] = [];
  shopper.page.on('request', (request) => sent.push(request.headers().authorization));
  await signsIn(CUSTOMER);
  const ofCustomer = await keptToken();
  expect(ofCustomer.uid).not.toBe(ofAdmin.uid);

  // As a tab leaves it in which someone else has signed in.
  sent.length = 0;
  await shopper.page.evaluate((kept) => localStorage.setItem('shopToken', JSON.stringify(kept)), ofAdmin);
  await shopper.follows('My Orders');
  await shopper.page.getByRole('table').waitFor();

  expect(sent.length).toBeGreaterThan(0);
  expect(sent).not.toContain(`Bearer ${ofAdmin.token}`);
  expect((await keptToken()).uid).toBe(ofCustomer.uid);
});

test('a new user is known by name at once', async () => {
  const email = 'ada.example@example.com';
  await shopper.page.goto('/#/login');
  await shopper.types('Email', email);
  await shopper.types('Password', PASSWORD);
  await shopper.types('Name', 'Ada Example');
  await shopper.presses('Sign up');
  await shopper.sees('Order Now');

  const accounts = await admin.send<{ email: string; name: string | null }[]>('GET', '/users/');
  expect(accounts.find((account) => account.email === email)).toMatchObject({ name: 'Ada Example' });
});

test('a publishable key of another account cannot read a payment of this shop', async () => {
  const customer = await ShopApi.signIn(shop, CUSTOMER);
  const parts = await customer.send<{ _id: string; name: string }[]>('GET', '/parts');
  const partId = parts.find(({ name }) => name === WITH_CENTS)?._id;
  const order = { partId, quantity: 1, address: 'Werkstrasse 14, 8005 Zürich', phone: '+41 44 555 01 02' };
  const { insertedId } = await customer.send<{ insertedId: string }>('POST', '/orders', order);
  const { clientSecret } = await customer.send<{ clientSecret: string }>('POST', '/create-payment-intent', {
    price: 64.9,
    orderId: insertedId,
  });
  const config = (await (await fetch(`${shop.url}/config.json`)).json()) as {
    stripe: { publishableKey: string };
  };
  const [intent] = clientSecret.split('_secret_');
  const statusWith = async (key: string) => {
    const address = `${shop.paymentsUrl}/v1/payment_intents/${intent}?client_secret=${clientSecret}`;
    return (await fetch(address, { headers: { Authorization: `Bearer ${key}` } })).status;
  };

  expect(await statusWith(config.stripe.publishableKey)).toBe(200);
  expect(await statusWith('pk_test_another')).toBe(404);
});

describe('docs/bringing-a-client.md', () => {
  const handbook = readFileSync(join(__dirname, '../docs/bringing-a-client.md'), 'utf8');
  const codeBelow = (heading: string) =>
    [...(handbook.split(heading)[1] ?? '').matchAll(/```js\n([^]*?)```/g)].map(([, code = '']) => code);
  const source = (file: string) => readFileSync(join(__dirname, 'documented-client', file), 'utf8');
  /** Removes `export` and indentation, which differ between a module and a function. */
  const plain = (code: string) => code.replace(/^\s*(?:export )?/gm, '').trimEnd();

  test('contains the shim of this client and the line that calls it', () => {
    const [shim, call = ''] = codeBelow('## Tokens');

    expect(source('bring-tokens.js')).toContain(shim);
    expect(source('client.js').replace('shop,', `'http://localhost:4000',`)).toContain(call.trim());
  });

  test('contains the lines that point this client at the local shop', () => {
    const [firebase = '', stripe = ''] = codeBelow('## The local shop');

    for (const code of [firebase, stripe]) {
      expect(code.trim().split('\n')).toHaveLength(3);
      expect(plain(source('local-shop.js'))).toContain(plain(code));
    }
  });
});
