import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeedDocument } from '../../src/seed-demo.js';
import { buildLocal } from '../support/built.js';
import { aFolder, removeFolders } from '../support/folders.js';
import { RunningShop, stopShops } from '../support/running-shop.js';

jest.setTimeout(90_000);

beforeAll(buildLocal);
afterEach(stopShops);
afterAll(removeFolders);

test('an empty database gets demo users who can sign in and paid orders, without webhook deliveries', async () => {
  const folder = aFolder();
  const file = join(folder, 'document.json');
  const shop = await RunningShop.start(folder, { FAKE_SEED: file });
  const { users, parts, orders } = JSON.parse(readFileSync(file, 'utf8')) as SeedDocument;
  const { env } = await shop.ask();

  expect(shop.output).toContain('admin@example.com or customer@example.com');
  for (const email of ['admin@example.com', 'customer@example.com']) {
    const response = await fetch(
      `http://${env.FIREBASE_AUTH_EMULATOR_HOST!}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'secret123' }),
      },
    );
    expect(await response.json()).toMatchObject({ localId: users.find((user) => user.email === email)!.uid });
  }

  const paid = orders.filter(({ state }) => state === 'PENDING' || state === 'SHIPPED');
  expect(paid.length).toBeGreaterThan(0);
  expect(orders.filter((order) => !paid.includes(order) && order.transactionId)).toEqual([]);
  for (const order of paid.slice(0, 5)) {
    const response = await fetch(`${env.STRIPE_API_BASE!}/v1/payment_intents/${order.transactionId!}`, {
      headers: { authorization: `Bearer ${env.STRIPE_SECRET_KEY!}` },
    });
    const price = parts.find(({ key }) => key === order.partKey)!.priceMinor;
    expect(await response.json()).toMatchObject({
      status: 'succeeded',
      currency: 'usd',
      amount: price * order.quantity,
    });
  }

  const deliveries = await fetch(`${env.STRIPE_API_BASE!}/sandbox/deliveries`, {
    headers: { authorization: `Bearer ${env.STRIPE_SECRET_KEY!}` },
  });
  expect(await deliveries.json()).toEqual({ waiting: [], sent: [] });
});

test('DEMO_DATA=0 loads nothing and mentions no accounts', async () => {
  const folder = aFolder();
  const shop = await RunningShop.start(
    folder,
    { FAKE_SEED: join(folder, 'document.json') },
    { demoData: false },
  );
  expect(shop.output).not.toContain('Load the demo shop');
  expect(shop.output).not.toContain('secret123');
});
