import { aPart } from '../support/builders.js';
import { InstancesWithClocks } from '../support/instances-with-clocks.js';
import { placeOrder } from '../support/operations.js';
import type { ShopProcess } from '../support/shop-process.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

const MINUTE_MS = 60_000;

let instances: InstancesWithClocks;
beforeAll(async () => {
  instances = await InstancesWithClocks.open();
});
afterEach(() => instances.stop());
afterAll(() => instances.close());

async function tokenFrom(instance: ShopProcess, name: string): Promise<string> {
  const { email, idToken } = await instances.shop.people.create({ email: `${name}@example.com` });
  const { body } = await instance.as(idToken).rest('PUT', `/user/${email}`, { email });
  return body.token as string;
}

describe('C38', () => {
  test('a webhook is refused at a clock difference of 301 seconds and accepted at 290', async () => {
    const [over, under] = await Promise.all([instances.start(302_000), instances.start(290_000)]);

    expect([await instances.deliver(over), await instances.deliver(under)]).toEqual([400, 200]);
  });

  test('a token is valid for an hour plus sixty seconds of clock tolerance', async () => {
    const [right, late, tooLate] = await Promise.all([
      instances.start(0),
      instances.start(60 * MINUTE_MS + 30_000),
      instances.start(60 * MINUTE_MS + 90_000),
    ]);
    const token = await tokenFrom(right, 'traveller');

    const answers = await Promise.all(
      [right, late, tooLate].map((instance) => instance.as(token).rest('GET', '/user/traveller@example.com')),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401]);
  });

  test.each([10, -10])(
    'holds expire by the database clock, at an instance whose clock is %i minutes off',
    async (minutes) => {
      const instance = await instances.start(minutes * MINUTE_MS, { HOLD_MINUTES: '5' });
      const customer = instance.as(await tokenFrom(instance, `holder${minutes}`));
      const [running, overdue] = [
        await placeOrder(customer, await aPart(instances.shop.database)),
        await placeOrder(customer, await aPart(instances.shop.database)),
      ];
      const [{ left }] = await instances.shop.database.query<[{ left: number }]>(
        'SELECT extract(epoch FROM hold_expires_at - now())::float AS left FROM shop_order WHERE id = $1',
        [running.id],
      );
      expect(left).toBeGreaterThan(4 * 60);
      expect(left).toBeLessThanOrEqual(5 * 60);
      await instances.shop.database.query(
        "UPDATE shop_order SET hold_expires_at = now() - interval '1 second' WHERE id = $1",
        [overdue.id],
      );

      // Its tasks run when it starts.
      await instance.kill();
      await instance.start();

      const held = async (id: string) => {
        const [row] = await instances.shop.database.query<{ held: boolean }[]>(
          'SELECT held FROM shop_order WHERE id = $1',
          [id],
        );
        return row?.held;
      };
      await until(async () => (await held(overdue.id)) === false, 'the overdue order to be let go');
      expect(await instance.kill('SIGTERM')).toBe(0);
      expect(await held(running.id)).toBe(true);
    },
  );
});
