import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLocal } from '../support/built.js';
import { aFolder, removeFolders } from '../support/folders.js';
import { RunningShop, stopShops, untilStopped } from '../support/running-shop.js';
import { until } from '../support/waiting.js';

jest.setTimeout(60_000);

beforeAll(buildLocal);
afterEach(stopShops);
afterAll(removeFolders);

const apiPid = async (shop: RunningShop): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${shop.settings.port + 1}/readyz`);
  return ((await response.json()) as { pid: number }).pid;
};

test('a file is still watched after an editor has replaced it, and its type errors are shown', async () => {
  const sources = aFolder();
  const main = join(sources, 'main.ts');
  writeFileSync(main, 'good');
  const shop = await RunningShop.start(aFolder(), { FAKE_DEV: sources });
  const restarts = () => shop.output.split('API restarted').length - 1;

  // As editors with a safe write, sed -i and git do.
  writeFileSync(join(sources, 'new'), 'better');
  renameSync(join(sources, 'new'), main);
  await until('the API has restarted', () => restarts() > 0);
  const before = restarts();
  writeFileSync(main, 'mistyped');

  await until('the API has restarted again', () => restarts() > before);
  await until('the type error is shown', () =>
    shop.output.includes('Type errors:\n  main.ts(1,1): error TS2322: this is no number'),
  );
});

test("in development Vite has the shop's port and the API the next one, and restarts when its sources change", async () => {
  const sources = aFolder();
  writeFileSync(join(sources, 'main.ts'), 'good');
  const shop = await RunningShop.start(aFolder(), { FAKE_DEV: sources });
  const { port } = shop.settings;
  const vite = (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as object;
  expect(vite).toEqual({ apiOrigin: `http://127.0.0.1:${port + 1}`, folder: sources });

  const first = await apiPid(shop);
  writeFileSync(join(sources, 'main.ts'), 'better');
  await until('the API has restarted', () => shop.output.includes('API restarted'));
  expect(await apiPid(shop)).not.toBe(first);

  const second = await apiPid(shop);
  writeFileSync(join(sources, 'main.ts'), 'broken');
  await until('the mistake is shown', () =>
    shop.output.includes('main.ts could not be compiled\nWaiting for the next change.'),
  );
  expect(await apiPid(shop)).toBe(second);

  const processes = shop.processes();
  shop.signal('SIGINT');
  expect(await shop.ended()).toBe(0);
  await untilStopped(processes);
});
