import sharp from 'sharp';

import type { Shopper } from './support/shopper.js';
import { setStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = setStage();
let shopper: Shopper;
beforeEach(async () => {
  shopper = await stage.aShopper();
});
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

/** Creates a photo as a camera would: upright only once it is rotated. */
async function aPhoto(name: string, color: string) {
  const ground = { create: { width: 1200, height: 800, channels: 3 as const, background: color } };
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: await sharp(ground).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  };
}

test('an admin uploads two photos, reorders and describes them, and customers get the right size', async () => {
  await shopper.returnsAs('admin@example.com');
  const { page } = shopper;
  await page.goto('/dashboard/addproduct');
  await page
    .getByLabel('Choose photos')
    .setInputFiles([await aPhoto('side.jpg', '#0b5860'), await aPhoto('front.jpg', '#b3231a')]);
  await page.getByRole('button', { name: 'Move photo 2 forward' }).click();
  await page.getByLabel('Description of photo 1').fill('From the front');
  const front = await page.getByRole('img', { name: 'Photo 1' }).getAttribute('src');

  await shopper.types('Product Name', 'A disc with photos');
  await shopper.types('Short Description', 'Cast iron.');
  await shopper.types('Price', '64.90');
  await shopper.types('Minimum Order Quantity', '1');
  await shopper.types('Available Quantity', '10');
  await shopper.presses('Add to Stock');
  await shopper.sees('New Product is added successfully!');

  await shopper.follows('Home');
  await page
    .getByRole('link', { name: /A disc with photos/ })
    .first()
    .click();
  const shown = page.getByRole('img', { name: 'From the front' });
  await shown.waitFor();
  // It loads, upright: higher than wide, in one of the files that the shop made.
  await page.waitForFunction(
    (img) => (img as HTMLImageElement).naturalWidth > 0,
    await shown.elementHandle(),
  );
  const { source, upright } = await shown.evaluate((img: HTMLImageElement) => ({
    source: img.currentSrc,
    upright: img.naturalHeight > img.naturalWidth,
  }));
  expect(upright).toBe(true);
  expect(source.replace(/-\d+\.webp$/, '')).toBe(`${stage.shop.url}${front?.replace(/-\d+\.webp$/, '')}`);
});
