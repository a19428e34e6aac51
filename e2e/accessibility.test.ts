import { barriers } from './support/barriers.js';
import { addressesFor, pagesToJudge, ROLES } from './support/routes.js';
import { shareStage } from './support/stage.js';
import { takesTheme } from './support/themes.js';

jest.setTimeout(240_000);

const stage = shareStage();

/** Each page is opened once and looked at in both. Colours go by the theme alone, room by the width alone: two looks have all of them. */
const LOOKS = [
  { theme: 'light', width: 1280, least: 1280 },
  { theme: 'dark', width: 360, least: 320 },
] as const;

test.each(ROLES)(
  'axe finds nothing serious on the pages of a %s, and none is wider than the window, down to 320 px (WCAG 1.4.10)',
  async (role) => {
    const shopper = await stage.aShopper();
    const { page } = shopper;
    const addressOf = await addressesFor(stage.shop, role);
    const found: Record<string, (string | number)[]> = {};
    if (role !== 'visitor') await shopper.returnsAs(`${role}@example.com`);

    for (const { path, heading } of pagesToJudge(role)) {
      // Fetches what it shows first for the look it is opened in.
      await page.emulateMedia({ colorScheme: LOOKS[0].theme });
      await page.setViewportSize({ width: LOOKS[0].width, height: 900 });
      await page.goto(addressOf(path));
      await shopper.seesHeading(heading);
      for (const { theme, width, least } of LOOKS) {
        await page.setViewportSize({ width, height: 900 });
        await takesTheme(shopper, theme);
        const here: (string | number)[] = await barriers(shopper);
        await page.setViewportSize({ width: least, height: 900 });
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        if (widest > least) here.push(widest);
        if (here.length > 0) found[`${path}, ${theme}, ${width} px`] = here;
      }
    }

    expect(found).toEqual({});
    expect(await shopper.leave()).toEqual([]);
  },
);
