import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { placeOrder } from '../support/operations.js';
import { preloaded } from '../support/preloaded.js';
import { localEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';
import { until } from '../support/until.js';

const MINUTE_MS = 60_000;

/** Whose clock is right, as is the database's. */
let shop: TestShop;
let started: ShopProcess[] = [];
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  await Promise.all(started.map((one) => one.kill()));
  started = [];
});
afterAll(() => shop.close());

/** A copy of the shop whose clock is so much ahead; all take each other's tokens. */
async function aCopy(aheadMs: number, env: Record<string, string> = {}): Promise<ShopProcess> {
  const copy = await ShopProcess.prepare({
    ...localEnvironment(shop),
    ...preloaded('shifted-clock.mjs'),
    PUBLIC_URL: 'http://localhost:4000',
    CLOCK_SHIFT_MS: String(aheadMs),
    ...env,
  });
  started.push(copy);
  await copy.start();
  return copy;
}

async function tokenFrom(copy: ShopProcess, name: string): Promise<string> {
  const { email, idToken } = await shop.people.create({ email: `${name}@example.com` });
  const { body } = await copy.as(idToken).rest('PUT', `/user/${email}`, { email });
  return body.token as string;
}

function deliver(copy: ShopProcess): Promise<number> {
  const payload = JSON.stringify({ id: 'evt_1', type: 'charge.updated', data: { object: {} } });
  const secret = shop.env.STRIPE_WEBHOOK_SECRET;
  return copy
    .as()
    .fetch('POST', '/webhooks/stripe', payload, {
      'Stripe-Signature': shop.stripe.webhooks.generateTestHeaderString({ payload, secret }),
    })
    .then(({ status }) => status);
}

const alerts = (copy: ShopProcess) =>
  copy.printed.match(/"level":50[^\n]*a genuine webhook is refused/g) ?? [];

describe('C38', () => {
  test('ten minutes ahead: webhooks are refused, which is said once as an error; ten behind they are taken', async () => {
    const [ahead, behind] = await Promise.all([aCopy(10 * MINUTE_MS), aCopy(-10 * MINUTE_MS)]);

    expect([await deliver(ahead), await deliver(ahead)]).toEqual([400, 400]);
    expect(await deliver(behind)).toBe(200);

    await until(() => Promise.resolve(alerts(ahead).length > 0), 'the alert');
    expect(alerts(ahead)).toHaveLength(1);
    expect(alerts(behind)).toHaveLength(0);
  });

  test('301 seconds are too much, 290 are not', async () => {
    const [over, under] = await Promise.all([aCopy(302_000), aCopy(290_000)]);

    expect([await deliver(over), await deliver(under)]).toEqual([400, 200]);
  });

  test('a token is good for an hour and the sixty seconds that clocks may differ', async () => {
    const [right, late, tooLate] = await Promise.all([
      aCopy(0),
      aCopy(60 * MINUTE_MS + 30_000),
      aCopy(60 * MINUTE_MS + 90_000),
    ]);
    const token = await tokenFrom(right, 'traveller');

    const answers = await Promise.all(
      [right, late, tooLate].map((copy) => copy.as(token).rest('GET', '/user/traveller@example.com')),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401]);
  });

  test.each([10, -10])(
    'holds end by the database, for a copy whose clock is %i minutes off',
    async (minutes) => {
      const copy = await aCopy(minutes * MINUTE_MS, { HOLD_MINUTES: '5' });
      const customer = copy.as(await tokenFrom(copy, `holder${minutes}`));
      const [standing, overdue] = [
        await placeOrder(customer, await aPart(shop.database)),
        await placeOrder(customer, await aPart(shop.database)),
      ];
      const [{ left }] = await shop.database.query<[{ left: number }]>(
        'SELECT extract(epoch FROM hold_expires_at - now())::float AS left FROM shop_order WHERE id = $1',
        [standing.id],
      );
      expect(left).toBeGreaterThan(4 * 60);
      expect(left).toBeLessThanOrEqual(5 * 60);
      await shop.database.query(
        "UPDATE shop_order SET hold_expires_at = now() - interval '1 second' WHERE id = $1",
        [overdue.id],
      );

      // Its jobs come by when it starts.
      await copy.kill();
      await copy.start();

      const held = async (id: string) => {
        const [row] = await shop.database.query<{ held: boolean }[]>(
          'SELECT held FROM shop_order WHERE id = $1',
          [id],
        );
        return row?.held;
      };
      await until(async () => (await held(overdue.id)) === false, 'the overdue order to be let go');
      expect(await copy.kill('SIGTERM')).toBe(0);
      expect(await held(standing.id)).toBe(true);
    },
  );
});
