export interface PictureSource {
  /**
   * The bytes behind an address, whatever they are: at most as many as a picture may have. Throws NotToBeFetched, PictureNotFetched and
   * PictureTooLarge.
   */
  fetch(address: string): Promise<Buffer>;
}
