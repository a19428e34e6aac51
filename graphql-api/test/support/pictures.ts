import { deflateSync } from 'node:zlib';

import sharp from 'sharp';

/** Bytes that are sent as they are. */
export type File = Uint8Array<ArrayBuffer>;

export const asFile = (bytes: Buffer): File => new Uint8Array(bytes);
export const joined = (...pieces: (Uint8Array | string)[]): File =>
  asFile(
    Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece))),
  );

/** A picture of its own: a plain ground in some color with a box on it, so that shrinking it leaves something to see. */
export function drawing({ width = 1200, height = 800, color = '#0b5860' } = {}) {
  const box = { create: { width: 300, height: 200, channels: 3 as const, background: '#ffc629' } };
  return sharp({ create: { width, height, channels: 3, background: color } }).composite([
    { input: box, left: 0, top: 0 },
  ]);
}

/** Formats that the shop accepts. */
export const aPicture = async (color?: string): Promise<File> =>
  asFile(await drawing({ color }).jpeg().toBuffer());

/** A PNG of one color that weighs next to nothing, however large it is: rows of zeros, a bit or a byte a pixel. */
export function blankPng(width: number, height: number, bits: 1 | 8 = 8): File {
  const rowBytes = 1 + Math.ceil((width * bits) / 8);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rowBytes * height), { level: 1 });
  return joined(
    '\x89PNG\r\n\x1a\n',
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  );
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Checksum of PNG; `zlib.crc32` comes with Node 22. */
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
