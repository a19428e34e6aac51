/** @jest-environment node */
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(__dirname, '../../../../public/pictures/carousel');

/** The narrowest look at a slide: what the first screen of a 1024 px window leaves of its width. */
const shown = 0.74;
/** Brighter than wall and floor of the dark studio; a part that is in the light. */
const bright = 110;

/** The brightest point of the columns where a slide is cut off, left and right. */
async function cutsThrough(slide: number): Promise<number> {
  const picture = sharp(join(folder, `${slide}-1440.webp`))
    .removeAlpha()
    .greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const margin = Math.round(((1 - shown) / 2) * info.width);
  const columns = [margin, margin + 1, info.width - margin - 2, info.width - margin - 1];
  return Math.max(
    ...columns.flatMap((x) => Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0)),
  );
}

test.each([
  [2, 'the brake and its pads'],
  [4, 'the row of struts'],
])('the crop of slide %i keeps %s complete', async (slide) => {
  expect(await cutsThrough(slide)).toBeLessThan(bright);
});
