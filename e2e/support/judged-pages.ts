import { barriers } from './barriers.js';
import { addressesFor, pagesToJudge, type Role } from './routes.js';
import type { ShopAddress } from './shop-address.js';
import type { Stage } from './stage.js';
import { takesTheme } from './themes.js';

/** How a page is viewed; `least` is the width in which it must have room, too, in CSS pixels. */
export interface Look {
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly least: number;
}

/** Problems of a role's pages in these views, by page and view: axe findings, pages wider than the window, console. */
export async function faultsOfPages(
  stage: Stage<ShopAddress>,
  role: Role,
  looks: readonly [Look, ...Look[]],
): Promise<Record<string, readonly (string | number)[]>> {
  const shopper = await stage.aShopper();
  const { page } = shopper;
  const addressOf = await addressesFor(stage.shop, role);
  const found: Record<string, readonly (string | number)[]> = {};
  // A wider window would leave wider pictures in the browser's cache, which it then uses instead of those preloaded.
  await page.setViewportSize({ width: looks[0].width, height: 900 });
  if (role !== 'visitor') await shopper.returnsAs(`${role}@example.com`);

  for (const { path, heading } of pagesToJudge(role)) {
    // Fetches what it shows first for the look it is opened in.
    await page.emulateMedia({ colorScheme: looks[0].theme });
    await page.setViewportSize({ width: looks[0].width, height: 900 });
    await page.goto(addressOf(path));
    await shopper.seesHeading(heading);
    for (const { theme, width, least } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await takesTheme(shopper, theme);
      const here: (string | number)[] = await barriers(shopper);
      await page.setViewportSize({ width: least, height: 900 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      if (widest > least) here.push(widest);
      if (here.length > 0) found[`${path}, ${theme}, ${width} px`] = here;
    }
  }

  const complaints = await shopper.leave();
  return complaints.length > 0 ? { ...found, console: complaints } : found;
}
