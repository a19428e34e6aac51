/** `npm run screenshots`: the gallery of every screen under docs/screens, taken from a shop with demo data. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { addressesFor, type Role, ROLES } from '../support/routes.js';
import { setStage } from '../support/stage.js';
import { FOLDER, pictureName, SCREENS, THEMES, WIDTHS } from './pictures.js';

jest.setTimeout(600_000);

/** The part of a long page that is enough to judge it by, in pixels. */
const TALLEST = 2400;

const stage = setStage();
const addressOf = {} as Record<Role, (path: string) => string>;
beforeAll(async () => {
  for (const role of ROLES) addressOf[role] = await addressesFor(stage.shop, role);
  for (const name of readdirSync(FOLDER)) if (name.endsWith('.webp')) rmSync(join(FOLDER, name));
});

/** Whoever sees least of the shop and may see this page. */
const viewerOf = ({ seenBy }: { seenBy: readonly Role[] }) => seenBy[0]!;

const runs = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

test.each(runs)('$theme, $width px', async ({ theme, width }) => {
  for (const role of ROLES) {
    const shopper = await stage.aShopper({
      colorScheme: theme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    if (role !== 'visitor') await shopper.comesIn(`${role}@example.com`);
    for (const screen of SCREENS.filter((one) => viewerOf(one) === role)) {
      await shopper.page.goto(addressOf[role](screen.path), { waitUntil: 'networkidle' });
      await shopper.seesHeading(screen.heading);
      await shopper.settles();
      const page = await shopper.page.screenshot({ fullPage: true });
      const { height } = await sharp(page).metadata();
      await sharp(page)
        .extract({ left: 0, top: 0, width, height: Math.min(height, TALLEST) })
        .webp({ quality: 62 })
        .toFile(join(FOLDER, pictureName(screen.path, width, theme)));
    }
    await shopper.leave();
  }
});

test('an index of them', () => {
  const rows = SCREENS.flatMap(({ path }) =>
    THEMES.map(
      (theme) =>
        `| \`${path}\` ${theme} | ${WIDTHS.map((width) => `[${width}](${pictureName(path, width, theme)})`).join(' · ')} |`,
    ),
  );
  writeFileSync(
    join(FOLDER, 'README.md'),
    [
      '# Every screen',
      '',
      'Taken by `npm run screenshots` from a shop with demo data, at 360, 768 and 1280 px, light and dark; long pages are',
      `cut at ${TALLEST} px.`,
      '',
      '| Screen | Widths |',
      '| --- | --- |',
      ...rows,
      '',
    ].join('\n'),
  );
});
