import type { Response } from 'playwright-core';

import { shareStage } from './support/stage.js';

jest.setTimeout(60_000);

/** Maximum weight of the home page: ADR 022. What every page fetches is checked in `first-load.test.ts`. */
const SCRIPTS = 11;
const SCRIPT_BYTES = 222_000;

const stage = shareStage();

test('the home page stays within its script budget', async () => {
  const visitor = await stage.aShopper();
  const answers: Response[] = [];
  visitor.page.on('response', (answer) => answers.push(answer));
  await visitor.page.goto('/', { waitUntil: 'networkidle' });
  await visitor.page.waitForFunction(() =>
    Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer')),
  );
  await visitor.page.waitForLoadState('networkidle');
  expect(await visitor.leave()).toEqual([]);

  const ours = answers.filter((answer) => answer.url().startsWith(stage.shop.url));
  const heads = ours
    .filter((answer) => answer.request().resourceType() === 'script')
    .map((script) => script.headers());
  const bytes = heads.map((head) => Number(head['content-length']));
  expect(heads.length).toBeLessThanOrEqual(SCRIPTS);
  const plain = heads.filter((head) => head['content-encoding'] !== 'br');
  expect(plain.filter((head) => Number(head['content-length']) >= 1000)).toEqual([]);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_BYTES);
});
