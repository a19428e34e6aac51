/**
 * `npm run screenshots`: every screen at every width in both themes, from a shop with demo data. Those that are committed
 * go to docs/screens, all others to docs/screens/gallery.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { addressesFor, type Role, ROLES } from '../support/routes.js';
import { ShopApi } from '../support/shop-api.js';
import { setStage } from '../support/stage.js';
import {
  GALLERY_FOLDER,
  pictureFile,
  pictureName,
  SCREENS,
  SCREENS_FOLDER,
  THEMES,
  WIDTHS,
} from './pictures.js';

jest.setTimeout(600_000);

/** The part of a long page that is enough to judge it by, in pixels. */
const TALLEST = 2400;

const stage = setStage();
const addressOf = {} as Record<Role, (path: string) => string>;
beforeAll(async () => {
  for (const role of ROLES) addressOf[role] = await addressesFor(stage.shop, role);
  // Something for the inbox of cases to show.
  const customer = await ShopApi.signIn(stage.shop, 'customer@example.com');
  await customer.pays(await customer.order(), 'pm_card_createDispute');
  rmSync(GALLERY_FOLDER, { recursive: true, force: true });
  mkdirSync(GALLERY_FOLDER);
  for (const name of readdirSync(SCREENS_FOLDER))
    if (name.endsWith('.webp')) rmSync(join(SCREENS_FOLDER, name));
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
        .toFile(join(SCREENS_FOLDER, pictureFile(screen.path, width, theme)));
    }
    await shopper.leave();
  }
});

const page = (...lines: string[]) => [...lines, ''].join('\n');

test('an index of the committed ones, and one of all', () => {
  writeFileSync(
    join(SCREENS_FOLDER, 'README.md'),
    page(
      '# Every screen',
      '',
      'Taken by `npm run screenshots` from a shop with demo data, at 1280 px in the light theme; long pages are cut at',
      `${TALLEST} px. The same command makes \`gallery/\` beside them, which is not committed: every screen at 360, 768 and`,
      '1280 px, light and dark, with an index of its own.',
      '',
      '| Screen | Picture |',
      '| --- | --- |',
      ...SCREENS.map(({ path }) => `| \`${path}\` | [${pictureName(path)}](${pictureName(path)}) |`),
    ),
  );
  const linkTo = (path: string, theme: string) => (width: number) =>
    `[${width}](../${pictureFile(path, width, theme)})`;
  writeFileSync(
    join(GALLERY_FOLDER, 'README.md'),
    page(
      '# Every screen at every width, light and dark',
      '',
      '| Screen | Widths |',
      '| --- | --- |',
      ...SCREENS.flatMap(({ path }) =>
        THEMES.map((theme) => `| \`${path}\` ${theme} | ${WIDTHS.map(linkTo(path, theme)).join(' · ')} |`),
      ),
    ),
  );
});
