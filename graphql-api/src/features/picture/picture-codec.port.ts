/** Reads what somebody sent as a picture, and writes it anew. */
export interface PictureCodec {
  /**
   * A picture in each of these sizes: WebP, upright, without anything but what it shows, as large as fits a square of so many
   * pixels and never enlarged. Throws PictureRefused.
   */
  encode(bytes: Buffer, sizes: readonly number[]): Promise<ReadonlyMap<number, Buffer>>;
}
