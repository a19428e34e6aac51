import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { SandboxControl } from '../support/sandbox-control.js';

interface Check {
  readonly area: string;
  readonly state: string;
  readonly message: string;
  readonly steps: string[];
  readonly copy: string[];
}

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const checks = (fresh = false) =>
  ask<Check[]>(
    admin,
    'query ($fresh: Boolean!) { readinessChecks(fresh: $fresh) { area state message steps copy } }',
    {
      fresh,
    },
  );
const timesStripeWasAsked = async () => (await new SandboxControl(shop).calls('GET /v1/balance')).length;

test('an admin sees what is missing in the eight setup areas, and values to copy', async () => {
  const answers = await checks();
  const missing = answers.filter(({ state }) => state === 'MISSING').map(({ area }) => area);
  expect([...new Set(missing)]).toEqual(
    expect.arrayContaining(['CARS', 'PARTS', 'PICTURES', 'STRIPE', 'SIGN_IN', 'MAIL', 'FIRST_ORDER']),
  );
  expect(answers.find(({ area }) => area === 'ADMIN')).toEqual({
    area: 'ADMIN',
    state: 'GOOD',
    message: '1 admin, verified.',
    steps: [],
    copy: [],
  });
  const [keys] = answers.filter(({ area }) => area === 'STRIPE');
  expect(keys?.copy).toContain('STRIPE_WEBHOOK_SECRET=whsec_…');
  // What is missing comes with what to do about it.
  expect(answers.filter(({ state, steps }) => state === 'MISSING' && steps.length === 0)).toEqual([]);
});

test('concurrent and later requests share the last result; a fresh check runs again', async () => {
  await checks(true);
  const before = await timesStripeWasAsked();
  await Promise.all([checks(), checks(), checks()]);
  expect(await timesStripeWasAsked()).toBe(before);
  await Promise.all([checks(true), checks(true)]);
  expect(await timesStripeWasAsked()).toBe(before + 1);
});

test('a test event changes nothing, and reveals request details only with a valid signature', async () => {
  const body = JSON.stringify({ id: 'evt_1', type: 'axle.ready', data: { object: { object: 'test' } } });
  const post = (signature: string) =>
    fetch(`${shop.url}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    });
  const sign = (secret: string) => shop.stripe.webhooks.generateTestHeaderString({ payload: body, secret });

  expect(await (await post(sign(shop.env.STRIPE_WEBHOOK_SECRET))).json()).toEqual({
    received: true,
    arrival: { caller: '127.0.0.1', forwarded: [] },
  });
  const refused = await post(sign('whsec_another'));
  expect(refused.status).toBe(400);
  expect(await refused.text()).not.toContain('127.0.0.1');
  expect(await shop.database.query('SELECT id FROM stripe_event')).toEqual([]);
});
