import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { demoData } from '../../src/demo-data/demo-data.js';

const publicFolder = path.join(__dirname, '../../../web/public');
const bytes = (file: string) => statSync(path.join(publicFolder, file)).size;
const pictures = readdirSync(path.join(publicFolder, 'pictures/parts'));

test.each(demoData.parts)('$key has its photo in every size that pages use', ({ image }) => {
  expect(image).toMatch(/^\/pictures\/parts\/[a-z0-9-]+-900\.webp$/);
  const missing = [192, 320, 640, 900]
    .flatMap((width) => ['avif', 'webp'].map((kind) => image.replace('900.webp', `${width}.${kind}`)))
    .filter((file) => !existsSync(path.join(publicFolder, file)));
  expect(missing).toEqual([]);
});

test.each(demoData.parts)('$key has a second photo, as a thumbnail and in full size', ({ moreImages }) => {
  expect(moreImages.length).toBeGreaterThan(0);
  for (const image of moreImages) expect(image).toMatch(/^\/pictures\/parts\/[a-z0-9-]+-2-900\.webp$/);
  const missing = moreImages
    .flatMap((image) =>
      [192, 900].flatMap((width) =>
        ['avif', 'webp'].map((kind) => image.replace('900.webp', `${width}.${kind}`)),
      ),
    )
    .filter((file) => !existsSync(path.join(publicFolder, file)));
  expect(missing).toEqual([]);
});

test('no photo of a part is unused', () => {
  const used = new Set(
    demoData.parts
      .flatMap(({ image, moreImages }) => [image, ...moreImages])
      .map((link) => path.basename(link)),
  );
  expect(pictures.filter((file) => file.endsWith('-900.webp') && !used.has(file))).toEqual([]);
});

test('card pictures weigh 8 kB at most', () => {
  const heavy = pictures.filter(
    (file) => file.endsWith('-320.avif') && bytes(`pictures/parts/${file}`) > 8_000,
  );
  expect(heavy).toEqual([]);
});

test.each([1, 2, 3, 4, 5])('carousel photo %i is light enough for the first screen', (scene) => {
  expect(bytes(`pictures/carousel/${scene}-720.avif`)).toBeLessThanOrEqual(45_000);
  expect(bytes(`pictures/carousel/${scene}-1440.avif`)).toBeLessThanOrEqual(90_000);
});
