import { CopiesWithClocks } from '../support/copies-with-clocks.js';
import type { ShopProcess } from '../support/shop-process.js';
import { until } from '../support/until.js';

const MINUTE_MS = 60_000;

let copies: CopiesWithClocks;
beforeAll(async () => {
  copies = await CopiesWithClocks.open();
});
afterAll(() => copies.close());

const alerts = (copy: ShopProcess) =>
  copy.printed.match(/"level":50[^\n]*a genuine webhook is refused/g) ?? [];

describe('C38', () => {
  // To the second, and for tokens and holds: clock.faults.ts.
  test('ten minutes ahead: webhooks are refused, which is said once as an error; ten behind they are taken', async () => {
    const [ahead, behind] = await Promise.all([copies.start(10 * MINUTE_MS), copies.start(-10 * MINUTE_MS)]);

    expect([await copies.deliver(ahead), await copies.deliver(ahead)]).toEqual([400, 400]);
    expect(await copies.deliver(behind)).toBe(200);

    await until(() => Promise.resolve(alerts(ahead).length > 0), 'the alert');
    expect(alerts(ahead)).toHaveLength(1);
    expect(alerts(behind)).toHaveLength(0);
  });
});
