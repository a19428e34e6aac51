/**
 * `npm run screenshots`: every screen at every width in both themes, from a shop with demo data. Those that are committed
 * go to docs/screens, all others to docs/screens/gallery.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { addressesFor, type Role, ROLES } from '../support/routes.js';
import { ShopApi } from '../support/shop-api.js';
import { setStage } from '../support/stage.js';
import { galleryIndex, screensIndex } from './indexes.js';
import { GALLERY_FOLDER, LOOKS, pictureFile, SCREENS, SCREENS_FOLDER } from './pictures.js';
import { removePictures } from './remove-pictures.js';
import { lookOf, PATIENCE_MS, takePicture } from './take-picture.js';

jest.setTimeout(1_800_000);

const stage = setStage();
const addressOf = {} as Record<Role, (path: string) => string>;
beforeAll(async () => {
  for (const role of ROLES) addressOf[role] = await addressesFor(stage.shop, role);
  // Something for the inbox of cases to show.
  const customer = await ShopApi.signIn(stage.shop, 'customer@example.com');
  await customer.pays(await customer.order(), 'pm_card_createDispute');
  removePictures();
});

/** The role that sees least of the shop and may see this page. */
const viewerOf = ({ seenBy }: { seenBy: readonly Role[] }) => seenBy[0]!;

test.each(LOOKS)('$theme, $width px', async ({ theme, width }) => {
  for (const role of ROLES) {
    const shopper = await stage.aShopper(lookOf({ theme, width }));
    shopper.page.setDefaultTimeout(PATIENCE_MS);
    if (role !== 'visitor') await shopper.comesIn(`${role}@example.com`);
    for (const screen of SCREENS.filter((one) => viewerOf(one) === role)) {
      await shopper.page.goto(addressOf[role](screen.path), { waitUntil: 'networkidle' });
      await shopper.seesHeading(screen.heading);
      await shopper.settles();
      await takePicture(shopper, pictureFile(screen.path, width, theme));
    }
    await shopper.leave();
  }
});

test('an index of the committed images and one of all', () => {
  mkdirSync(GALLERY_FOLDER, { recursive: true });
  writeFileSync(join(SCREENS_FOLDER, 'README.md'), screensIndex());
  writeFileSync(join(GALLERY_FOLDER, 'README.md'), galleryIndex());
});
