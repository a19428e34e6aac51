import { identify } from '../../src/process/process-identity.js';
import { buildLocal } from '../support/built.js';
import { aFolder, removeFolders } from '../support/folders.js';
import { RunningShop, stopShops, untilStopped } from '../support/running-shop.js';
import { until } from '../support/waiting.js';

jest.setTimeout(90_000);

/** A folder in which shops have run before: what is made at a first start is there. */
let used: string;
beforeAll(() => {
  buildLocal();
  used = aFolder();
});
afterEach(stopShops);
afterAll(removeFolders);

test.each(['SIGTERM', 'SIGHUP'] as const)(
  '%s stops every process and releases the folder',
  async (signal) => {
    const shop = await RunningShop.start(used);
    const processes = shop.processes();
    shop.signal(signal);
    expect(await shop.ended()).toBe(0);
    await untilStopped(processes);
    expect(shop.claimsFolder).toBe(false);
  },
);

test('killing the script that started it stops everything', async () => {
  const shop = await RunningShop.start(used);
  const processes = shop.processes();
  shop.disconnect();
  expect(await shop.ended()).toBe(0);
  await untilStopped(processes);
});

test('a second Ctrl-C does not wait for a shop that hangs', async () => {
  const shop = await RunningShop.start(used, { FAKE_SHOP: 'deaf' });
  const processes = shop.processes();
  shop.signal('SIGINT');
  await until('it is stopping', () => shop.output.includes('Stop everything'));
  const asked = Date.now();
  shop.signal('SIGINT');
  await shop.ended();
  expect(Date.now() - asked).toBeLessThan(5_000);
  await untilStopped(processes);
});

test('processes that survive killing supervisor and guardian are removed by the next start, on the same ports', async () => {
  const first = await RunningShop.start(used);
  const processes = first.processes();
  process.kill(first.guardian(), 'SIGKILL');
  first.signal('SIGKILL');
  await first.ended();
  expect(processes.filter(({ pid }) => identify(pid))).not.toEqual([]);

  const second = await RunningShop.start(used, {}, first.settings);
  await untilStopped(processes);
  expect((await second.ask()).pid).toBeGreaterThan(0);
});

test('two copies with their own ports and folders run side by side', async () => {
  const [one, other] = await Promise.all([RunningShop.start(aFolder()), RunningShop.start(aFolder())]);
  expect((await one.ask()).env.DATABASE_URL).not.toBe((await other.ask()).env.DATABASE_URL);
});
