import { refusal, ShopError } from '../../../shared/shop-error.js';

/** Why the shop does not accept a picture. */
export type PictureProblem = 'ANIMATED' | 'DAMAGED' | 'MIXED' | 'TOO_MANY_PIXELS' | 'TOO_SMALL' | 'TYPE';

/** `reason` is for clients, the message for users. */
export class PictureRefused extends ShopError {
  readonly code = 'PICTURE_REFUSED';

  constructor(reason: PictureProblem, message: string, options?: ErrorOptions) {
    super(message, { reason }, options);
  }
}

/** In bytes. */
export const MAX_BYTES = 8 * 1024 * 1024;

export class PictureTooLarge extends refusal(
  'PAYLOAD_TOO_LARGE',
  `A picture has at most ${MAX_BYTES / 1024 ** 2} MB.`,
) {}

/** As many pictures as the shop handles at a time are under way. */
export class PicturesBusy extends refusal(
  'RATE_LIMITED',
  'The shop is busy with other pictures. Try again in a few seconds.',
  { retryAfterSeconds: 3 },
) {}
