import { InstancesWithClocks } from '../support/instances-with-clocks.js';
import type { ShopProcess } from '../support/shop-process.js';
import { until } from '../support/until.js';

const MINUTE_MS = 60_000;

let instances: InstancesWithClocks;
beforeAll(async () => {
  instances = await InstancesWithClocks.open();
});
afterAll(() => instances.close());

const alerts = (instance: ShopProcess) =>
  instance.printed.match(/"level":"error"[^\n]*webhook refused as too old/g) ?? [];

describe('C38', () => {
  // To the second, and for tokens and holds: clock.faults.ts.
  test('an instance ten minutes ahead refuses webhooks and logs one error; one ten minutes behind accepts them', async () => {
    const [ahead, behind] = await Promise.all([
      instances.start(10 * MINUTE_MS),
      instances.start(-10 * MINUTE_MS),
    ]);

    expect([await instances.deliver(ahead), await instances.deliver(ahead)]).toEqual([400, 400]);
    expect(await instances.deliver(behind)).toBe(200);

    await until(() => Promise.resolve(alerts(ahead).length > 0), 'the alert');
    expect(alerts(ahead)).toHaveLength(1);
    expect(alerts(behind)).toHaveLength(0);
  });
});
