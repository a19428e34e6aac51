import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Draws the app icons, favicon.ico and the Open Graph picture.
 *
 * `favicon.svg` has rounded corners and serves the icons a system shows as they are; `app-icon.svg` fills its square
 * and keeps the mark in the inner 60 %, for systems that cut their own shape out of it.
 */
export async function makeBrandPictures(input, publicFolder) {
  const brand = path.join(publicFolder, 'brand');
  const rounded = path.join(brand, 'favicon.svg');
  const fullBleed = path.join(input, 'brand/app-icon.svg');

  await writeFile(path.join(brand, 'icon-192.png'), await icon(rounded, 192));
  await writeFile(path.join(brand, 'icon-512.png'), await icon(rounded, 512));
  await writeFile(path.join(brand, 'icon-maskable-512.png'), await icon(fullBleed, 512));
  await writeFile(path.join(brand, 'apple-touch-icon.png'), await icon(fullBleed, 180));
  await writeFile(path.join(publicFolder, 'favicon.ico'), icoOf(await icon(rounded, 32), 32));
  await makeOpenGraphPicture(input, path.join(brand, 'og.png'));
  console.log('brand: icons, favicon.ico, og.png');
}

function icon(svg, size) {
  // The drawing is 32 units wide at 72 dpi; a matching density draws it at its final size instead of scaling pixels.
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An icon file that holds one PNG: a 6 byte header, one 16 byte entry, the picture. */
function icoOf(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // kind: icon
  head.writeUInt16LE(1, 4); // pictures inside
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The left half is drawn in og.svg (its lettering as outlines, so no font is needed); the right half is a render. */
async function makeOpenGraphPicture(input, target) {
  const part = await sharp(path.join(input, 'parts/brake-disc-vented-front.webp'))
    .resize(630, 630)
    .toBuffer();
  await sharp(path.join(input, 'brand/og.svg'))
    .composite([{ input: part, left: 570, top: 0 }])
    .png({ compressionLevel: 9, palette: true, quality: 90, dither: 0.6 })
    .toFile(target);
}
