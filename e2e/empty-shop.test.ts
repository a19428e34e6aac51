import { operationNameOf } from './support/operation-name.js';
import { setStage } from './support/stage.js';

jest.setTimeout(120_000);

const stage = setStage({ DEMO_DATA: '0' });

test('§8.19 a shop without parts and reviews says that fetching may take a minute, and asks again by itself', async () => {
  const shopper = await stage.aShopper();
  await shopper.page.clock.install();
  await shopper.page.goto('/');
  const waiting = shopper.page.getByText('Fetching data from the host may take a minute (more or less).');
  await waiting.nth(1).waitFor();
  expect(await waiting.count()).toBe(2);

  const asked = shopper.page.waitForRequest((request) => operationNameOf(request) === 'NewestParts');
  await shopper.page.clock.runFor(13_000);
  await asked;

  expect(await shopper.leave()).toEqual([]);
});
