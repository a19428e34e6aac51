import { aPart } from '../support/builders.js';
import { CopiesWithClocks } from '../support/copies-with-clocks.js';
import { placeOrder } from '../support/operations.js';
import type { ShopProcess } from '../support/shop-process.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

const MINUTE_MS = 60_000;

let copies: CopiesWithClocks;
beforeAll(async () => {
  copies = await CopiesWithClocks.open();
});
afterEach(() => copies.stop());
afterAll(() => copies.close());

async function tokenFrom(copy: ShopProcess, name: string): Promise<string> {
  const { email, idToken } = await copies.shop.people.create({ email: `${name}@example.com` });
  const { body } = await copy.as(idToken).rest('PUT', `/user/${email}`, { email });
  return body.token as string;
}

describe('C38', () => {
  test('301 seconds are too much, 290 are not', async () => {
    const [over, under] = await Promise.all([copies.start(302_000), copies.start(290_000)]);

    expect([await copies.deliver(over), await copies.deliver(under)]).toEqual([400, 200]);
  });

  test('a token is good for an hour and the sixty seconds that clocks may differ', async () => {
    const [right, late, tooLate] = await Promise.all([
      copies.start(0),
      copies.start(60 * MINUTE_MS + 30_000),
      copies.start(60 * MINUTE_MS + 90_000),
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
      const copy = await copies.start(minutes * MINUTE_MS, { HOLD_MINUTES: '5' });
      const customer = copy.as(await tokenFrom(copy, `holder${minutes}`));
      const [standing, overdue] = [
        await placeOrder(customer, await aPart(copies.shop.database)),
        await placeOrder(customer, await aPart(copies.shop.database)),
      ];
      const [{ left }] = await copies.shop.database.query<[{ left: number }]>(
        'SELECT extract(epoch FROM hold_expires_at - now())::float AS left FROM shop_order WHERE id = $1',
        [standing.id],
      );
      expect(left).toBeGreaterThan(4 * 60);
      expect(left).toBeLessThanOrEqual(5 * 60);
      await copies.shop.database.query(
        "UPDATE shop_order SET hold_expires_at = now() - interval '1 second' WHERE id = $1",
        [overdue.id],
      );

      // Its jobs come by when it starts.
      await copy.kill();
      await copy.start();

      const held = async (id: string) => {
        const [row] = await copies.shop.database.query<{ held: boolean }[]>(
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
