/** Where the files of uploaded pictures are. Names are those of `pictureFile`: what has a name never changes. */
export interface PictureStore {
  /** Keeps a file; once this is over it is there whole, and was never there in part. Throws ServiceUnavailable. */
  put(name: string, webp: Buffer): Promise<void>;
  /** Null when there is no such file. Throws ServiceUnavailable. */
  read(name: string): Promise<Buffer | null>;
  /** Nothing happens when there is no such file. Throws ServiceUnavailable. */
  remove(name: string): Promise<void>;
}
