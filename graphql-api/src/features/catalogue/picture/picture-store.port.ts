/**
 * Storage of the files of uploaded pictures. Names are those of `pictureFile`; the content behind a name never changes.
 */
export interface PictureStore {
  /** Stores a file, atomically: it is never visible in part. Throws ServiceUnavailable. */
  put(name: string, webp: Buffer): Promise<void>;
  /** Null when there is no such file. Throws ServiceUnavailable. */
  read(name: string): Promise<Buffer | null>;
  /** Does nothing if there is no such file. Throws ServiceUnavailable. */
  remove(name: string): Promise<void>;
}
