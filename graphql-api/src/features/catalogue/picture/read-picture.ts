import { MAX_BYTES, PictureTooLarge } from './picture.errors.js';

/** All bytes of a picture that arrives in chunks. Throws PictureTooLarge as soon as it is, and then closes the source. */
export async function wholePicture(arriving: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of arriving) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw new PictureTooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
