import { barriers } from './barriers.js';
import type { Shopper } from './shopper.js';

const THEMES = ['light', 'dark'] as const;

/** The system changes its theme; waits until the page has followed. */
export async function takesTheme(shopper: Shopper, theme: (typeof THEMES)[number]): Promise<void> {
  const { page } = shopper;
  // Before it is hydrated, a page does not receive the change.
  await shopper.settles();
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction(
    (isDark) => document.documentElement.classList.contains('dark') === isDark,
    theme === 'dark',
  );
}

/** Findings of axe on the current page, in both themes, a line each; also when the page is wider than its window. */
export async function barriersInBothThemes(shopper: Shopper): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await takesTheme(shopper, theme);
    for (const barrier of await barriers(shopper)) found.push(`${theme}: ${barrier}`);
  }
  const [page, screen] = await shopper.page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ]);
  return page > screen ? [...found, `${page} px wide on a screen of ${screen} px`] : found;
}
