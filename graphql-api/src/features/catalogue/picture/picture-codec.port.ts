export interface PictureCodec {
  /**
   * A picture in each of these sizes: WebP, upright, without metadata, fitted into a square of that many pixels and
   * never enlarged. Throws PictureRefused.
   */
  encode(bytes: Buffer, sizes: readonly number[]): Promise<ReadonlyMap<number, Buffer>>;
}
