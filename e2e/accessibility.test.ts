import { barriers } from './support/barriers.js';
import { addressesFor, pagesToJudge, ROLES } from './support/routes.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(240_000);

const stage = shareStage();

describe.each([
  ['light, 1280 px', 'light', 1280],
  ['dark, 360 px', 'dark', 360],
] as const)('%s', (_name, colorScheme, width) => {
  test.each(ROLES)(
    'axe finds nothing serious on the pages of a %s, and none is wider than the window, down to 320 px (WCAG 1.4.10)',
    async (role) => {
      const viewport = { width, height: 900 };
      const shopper = await stage.aShopper({ colorScheme, viewport });
      const { page } = shopper;
      const addressOf = await addressesFor(stage.shop, role);
      const found: Record<string, (string | number)[]> = {};
      if (role !== 'visitor') await shopper.returnsAs(`${role}@example.com`);

      for (const { path, heading } of pagesToJudge(role)) {
        await page.setViewportSize(viewport);
        // Quiet: a button that is just being hydrated has colours of neither state.
        await page.goto(addressOf(path), { waitUntil: 'networkidle' });
        await shopper.seesHeading(heading);
        await shopper.settles();
        const here: (string | number)[] = await barriers(shopper);
        const least = width === 360 ? 320 : width;
        await page.setViewportSize({ ...viewport, width: least });
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        if (widest > least) here.push(widest);
        if (here.length > 0) found[path] = here;
      }

      expect(found).toEqual({});
      expect(await shopper.leave()).toEqual([]);
    },
  );
});
