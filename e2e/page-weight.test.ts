import type { Response } from 'playwright-core';

import { addressesFor, ROUTES } from './support/routes.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

const PUBLIC = ROUTES.filter(({ access }) => access === 'everyone');
/** What home may weigh: ADR 022. */
const SCRIPTS = 11;
const SCRIPT_BYTES = 218_500;
/** Firebase, Stripe, the dashboard, whatever opens over a page. */
const LATER = /\/assets\/(?:firebase|payment|order|desk|account|dialogs|overview|manage|mobile-menu|my-)/;

const stage = shareStage();
let addressOf: (path: string) => string;
beforeAll(async () => {
  addressOf = await addressesFor(stage.shop, 'visitor');
});

/** What a visitor's browser fetched from us until the page was quiet. */
async function answersOf(path: string): Promise<Response[]> {
  const visitor = await stage.aShopper();
  const answers: Response[] = [];
  visitor.page.on('response', (answer) => answers.push(answer));
  await visitor.page.goto(addressOf(path), { waitUntil: 'networkidle' });
  await visitor.page.waitForFunction(() =>
    Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer')),
  );
  await visitor.page.waitForLoadState('networkidle');
  expect(await visitor.leave()).toEqual([]);
  return answers.filter((answer) => answer.url().startsWith(stage.shop.url));
}

const pathOf = (answer: Response) => new URL(answer.url()).pathname;

test('home stays within its budget of scripts', async () => {
  const scripts = (await answersOf('/')).filter((answer) => answer.request().resourceType() === 'script');
  const heads = scripts.map((script) => script.headers());
  const bytes = heads.map((head) => Number(head['content-length']));

  expect(scripts.length).toBeLessThanOrEqual(SCRIPTS);
  const plain = heads.filter((head) => head['content-encoding'] !== 'br');
  expect(plain.filter((head) => Number(head['content-length']) >= 1000)).toEqual([]);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_BYTES);
});

test.each(PUBLIC)(
  '$path fetches nothing that it does not use yet, and each file may be kept',
  async ({ path }) => {
    const answers = await answersOf(path);
    expect(answers.map(pathOf).filter((file) => LATER.test(file))).toEqual([]);

    const files = answers.filter((answer) => /\.\w+$/.test(pathOf(answer)));
    const kept = files.map((file) => [pathOf(file), file.headers()['cache-control']] as const);
    const wanted = (file: string) =>
      file.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=86400, stale-while-revalidate=604800';
    expect(kept).toEqual(kept.map(([file]) => [file, wanted(file)]));
  },
);
