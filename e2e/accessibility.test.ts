import { barriers } from './support/barriers.js';
import { addressesFor, pagesToJudge, ROLES } from './support/routes.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(240_000);

const stage = shareStage();

describe.each([
  ['light, 1280 px', 'light', 1280],
  ['dark, 360 px', 'dark', 360],
] as const)('%s', (_name, colorScheme, width) => {
  test.each(ROLES)('axe finds nothing serious on the pages of a %s', async (role) => {
    const shopper = await stage.aShopper({ colorScheme, viewport: { width, height: 900 } });
    const addressOf = await addressesFor(stage.shop, role);
    const found: Record<string, string[]> = {};
    if (role !== 'visitor') await shopper.comesIn(`${role}@example.com`);

    for (const { path, heading } of pagesToJudge(role)) {
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
