import type { Metadata, Sharp, SharpConstructor, SharpOptions } from 'sharp';

import type { PictureCodec } from '../features/catalogue/picture/picture-codec.port.js';
import { PictureRefused } from '../features/catalogue/picture/picture.errors.js';

const MAX_PIXELS = 50_000_000;
/** AVIF is unpacked as a whole, at some 17 bytes a pixel; the others row by row, or at their own size. */
const MAX_AVIF_PIXELS = 12_000_000;
/** Decoded size: two bytes a channel and a fourth channel are within it for smaller pictures only. */
const MAX_DECODED_BYTES = 200_000_000;
/** Minimum of the longer side: less is a blur on a part's page. */
const MIN_SIDE = 600;
/** Maximum ratio of the two sides: of a thin line, the smaller sizes show nothing. */
const MAX_ASPECT_RATIO = 20;
const PATIENCE_SECONDS = 20;
const QUALITY = 82;

/** Formats that are read. Vectors, documents and raw formats never reach their decoders. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

const READING: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true };

/** The only importer of sharp, loaded with the first picture: no page needs it. One thread a picture; nothing is cached. */
export class SharpCodec implements PictureCodec {
  private loading: Promise<SharpConstructor> | undefined;

  async encode(bytes: Buffer, sizes: readonly number[]): Promise<ReadonlyMap<number, Buffer>> {
    const sharp = await (this.loading ??= load());
    // The header alone: what is too large is refused before anything of it is unpacked.
    const header = await sharp(bytes, { ...READING, limitInputPixels: false })
      .metadata()
      .catch(notOfAType);
    requireTakeable(header);
    const largest = await fitting(sharp(bytes, READING).autoOrient(), Math.max(...sizes))
      .toColourspace('srgb')
      .timeout({ seconds: PATIENCE_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(damaged);
    const { width, height, channels } = largest.info;
    const files = new Map<number, Buffer>();
    for (const size of sizes) {
      const picture = sharp(largest.data, { raw: { width, height, channels } });
      files.set(
        size,
        await fitting(picture, size).webp({ quality: QUALITY, smartSubsample: true }).toBuffer(),
      );
    }
    return files;
  }
}

async function load(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  return sharp;
}

const fitting = (picture: Sharp, size: number): Sharp =>
  picture.resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });

function requireTakeable(header: Metadata): void {
  const { width, height, channels, depth, format, pages = 1, compression } = header;
  // HEIC: the container of AVIF, around a format that is not free to decode.
  if (compression === 'hevc') notOfAType();
  if (pages > 1)
    throw new PictureRefused(
      'ANIMATED',
      'This picture moves, or has several pages. Save one of them as a picture.',
    );
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
  const most = format === 'heif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
  if (width * height > most || bytes > MAX_DECODED_BYTES)
    throw new PictureRefused(
      'TOO_MANY_PIXELS',
      `This picture is ${width} × ${height}. At most ${most / 1e6} megapixels, with 8 bits a color.`,
    );
  if (Math.max(width, height) > MAX_ASPECT_RATIO * Math.min(width, height))
    throw new PictureRefused(
      'TOO_SMALL',
      `This picture is ${width} × ${height}. One side may be at most ${MAX_ASPECT_RATIO} times as long as the other.`,
    );
  if (Math.max(width, height) < MIN_SIDE)
    throw new PictureRefused(
      'TOO_SMALL',
      `This picture is ${width} × ${height}. The longer side needs at least ${MIN_SIDE} pixels.`,
    );
}

function notOfAType(cause?: unknown): never {
  throw new PictureRefused(
    'TYPE',
    'This is no JPEG, PNG, WebP or AVIF picture, or its beginning is damaged.',
    { cause },
  );
}

function damaged(cause: unknown): never {
  throw new PictureRefused('DAMAGED', 'This picture is damaged, or did not come whole.', { cause });
}
