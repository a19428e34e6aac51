/** A picture that can't be fetched from its address; the message is for admins. */
export class PictureNotFetched extends Error {
  override readonly name: string = 'PictureNotFetched';
}

/** One that no later attempt would fetch, because its address is not one that the shop goes to. */
export class NotToBeFetched extends PictureNotFetched {
  override readonly name = 'NotToBeFetched';
}
