import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeResults, RunOptions } from 'axe-core';

import { addressesFor, ROLES, ROUTES } from './support/routes.js';
import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(240_000);

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

const stage = shareStage();

/** What axe finds serious or critical on the page as it stands, a line each. */
async function barriers({ page }: Shopper): Promise<string[]> {
  // Not through a script tag, which the shop's content security policy refuses.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    async (options) =>
      (window as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    WCAG,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

describe.each([
  ['light, 1280 px', 'light', 1280],
  ['dark, 360 px', 'dark', 360],
] as const)('%s', (_name, colorScheme, width) => {
  test.each(ROLES)('axe finds nothing serious on any page that a %s may see', async (role) => {
    const shopper = await stage.aShopper({ colorScheme, viewport: { width, height: 900 } });
    const addressOf = await addressesFor(stage.shop, role);
    const found: Record<string, string[]> = {};
    if (role !== 'visitor') await shopper.comesIn(`${role}@example.com`);

    for (const { path, heading } of ROUTES.filter((route) => route.seenBy.includes(role))) {
      // Quiet: a button that is just coming to life has colours of neither state.
      await shopper.page.goto(addressOf(path), { waitUntil: 'networkidle' });
      await shopper.seesHeading(heading);
      await shopper.settles();
      const here = await barriers(shopper);
      if (here.length > 0) found[path] = here;
    }

    expect(found).toEqual({});
    expect(await shopper.leave()).toEqual([]);
  });
});
