import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { createPaymentIntent, placeOrder } from '../support/operations.js';
import { localEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';
import { FaultyProxy } from '../support/faulty-proxy.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

let shop: TestShop;
let stripe: FaultyProxy;
let running: ShopProcess;
beforeAll(async () => {
  shop = await createTestShop();
  stripe = await FaultyProxy.before(new URL(shop.env.STRIPE_API_BASE ?? '').host);
  running = await ShopProcess.prepare({
    ...localEnvironment(shop),
    STRIPE_API_BASE: `http://${stripe.host}`,
    DRAIN_DELAY_SECONDS: '2',
    RATE_LIMITS: 'off',
  });
});
beforeEach(() => running.start());
afterAll(async () => {
  await running.kill();
  await stripe.close();
  await shop.close();
});

async function aCustomer() {
  const { email, idToken } = await shop.people.create({ email: `s${Math.random()}@example.com` });
  const { body } = await running.as(idToken).rest('PUT', `/user/${email}`, { email });
  return running.as((body as { token: string }).token);
}

describe('C36', () => {
  test('on SIGTERM under load the shop reports not ready, finishes its requests and exits with 0', async () => {
    const statuses: number[] = [];
    const broken: unknown[] = [];
    const answered: number[] = [];
    let stopping = true;
    const balancer = async () => {
      // Sends its requests here until the shop is not ready any more.
      for (;;) {
        const ready = await fetch(`${running.url}/readyz`).catch(() => null);
        statuses.push(ready?.status ?? 0);
        if (ready?.status !== 200) return;
        await Promise.all(
          Array.from({ length: 20 }, () =>
            fetch(`${running.url}/parts?limit=1&x=${Math.random()}`).then(
              ({ status }) => answered.push(status),
              (error: unknown) => broken.push(error),
            ),
          ),
        );
      }
    };
    const load = balancer();
    await until(() => Promise.resolve(answered.length > 0), 'the load to begin');
    const ended = running.kill('SIGTERM').finally(() => {
      stopping = false;
    });
    await load;
    expect(stopping).toBe(true);
    const late = await fetch(`${running.url}/parts?limit=1`);

    expect(await ended).toBe(0);
    expect(statuses.at(-1)).toBe(503);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    expect(broken).toEqual([]);
    expect(new Set(answered)).toEqual(new Set([200]));
  });

  test('with a silent payment provider and open payments, the shop still exits within fifteen seconds', async () => {
    const part = await aPart(shop.database, { availableQuantity: 100 });
    const customer = await aCustomer();
    for (let i = 0; i < 8; i++) {
      const order = await placeOrder(customer, part);
      await createPaymentIntent(customer, order.id);
    }
    // Old enough for the reconciler to ask about them.
    await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
    await running.kill();
    stripe.fallSilent();
    const before = stripe.connections;
    await running.start();
    await until(() => Promise.resolve(stripe.connections > before), 'the reconciler to ask');

    const startedAt = performance.now();
    const code = await running.kill('SIGTERM');

    expect(code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });
});
