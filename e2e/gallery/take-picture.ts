import { join } from 'node:path';

import sharp from 'sharp';

import type { Shopper } from '../support/shopper.js';
import { SCREENS_FOLDER } from './pictures.js';

/** The part of a long page that is enough to judge it by, in pixels. */
export const TALLEST = 2400;

/** Keeps a picture of the whole page, once nothing moves or loads there any more. */
export async function takePicture({ page }: Shopper, file: string): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || bottom < 0 || top > window.innerHeight;
    }),
  );
  // Loaded is not rendered yet: a picture is decoded separately from the page.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    ),
  );
  // Elements that stick to the window's edge belong to its top.
  await page.evaluate(() => window.scrollTo(0, 0));
  const picture = await page.screenshot({ fullPage: true });
  const { width, height } = await sharp(picture).metadata();
  await sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(height, TALLEST) })
    .webp({ quality: 62 })
    .toFile(join(SCREENS_FOLDER, file));
}

/** No one waits for pictures, and the developer who takes them may be busy in the meantime. */
export const PATIENCE_MS = 120_000;

/** A screen to take pictures of: on which nothing moves on its own. */
export const lookOf = ({ theme, width }: { theme: 'light' | 'dark'; width: number }) => ({
  colorScheme: theme,
  viewport: { width, height: 900 },
  reducedMotion: 'reduce' as const,
});
