/**
 * Makes the pictures the pages ask for from the renders: `<name>-<width>.avif` and `.webp` under web/public/pictures,
 * then the app icons and the Open Graph picture under web/public/brand.
 *
 *     node web/scripts/make-pictures.mjs [input folder] [--brand]
 *
 * The input folder defaults to assets/pictures; `--brand` leaves the renders alone and makes icons and Open Graph
 * picture only. The results are committed: an encode takes minutes, and neither start nor build waits for it.
 */
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { makeBrandPictures } from './brand-pictures.mjs';
import { recipes } from './picture-recipes.mjs';
import { withRoom } from './picture-room.mjs';

const project = fileURLToPath(new URL('../../', import.meta.url));
const publicFolder = path.join(project, 'web/public');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { brand: { type: 'boolean', default: false } },
});
const input = path.resolve(positionals[0] ?? path.join(project, 'assets/pictures'));

if (!values.brand) {
  for (const recipe of recipes) await makeFolder(recipe);
}
await makeBrandPictures(input, publicFolder);

async function makeFolder({ folder, sizes, furtherSizes = sizes, room = {} }) {
  const from = path.join(input, folder);
  const to = path.join(publicFolder, 'pictures', folder);
  await mkdir(to, { recursive: true });
  const renders = (await readdir(from)).filter((name) => name.endsWith('.webp'));
  for (const file of renders) {
    const { name } = path.parse(file);
    const render = path.join(from, file);
    const picture = name in room ? await withRoom(render, room[name]) : render;
    const wanted = /-[2-9]$/.test(name) ? furtherSizes : sizes;
    for (const size of wanted) await makeSize(picture, path.join(to, name), size);
  }
  console.log(`${folder}: ${renders.length} renders, ${sizes.map(({ width }) => width).join(', ')} wide`);
}

async function makeSize(render, target, { width, avif, webp, limit }) {
  const source = sharp(render);
  const resized = source.clone().resize({ width, kernel: 'lanczos3' });
  await writeFile(`${target}-${width}.avif`, await smallEnoughAvif(resized, avif, limit));
  if (typeof render === 'string' && (await source.metadata()).width === width) {
    // A second lossy pass over the render would only lose.
    await copyFile(render, `${target}-${width}.webp`);
  } else {
    await resized
      .clone()
      .webp({ quality: webp, effort: 6, smartSubsample: true })
      .toFile(`${target}-${width}.webp`);
  }
}

async function smallEnoughAvif(picture, quality, limit = Infinity) {
  // Full color resolution: red calipers and orange filters fray at their edges with 4:2:0.
  const encoded = await picture.clone().avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer();
  return encoded.length <= limit ? encoded : smallEnoughAvif(picture, quality - 2, limit);
}
