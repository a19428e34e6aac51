import { NotFound, ShopError } from '../../shared/shop-error.js';

export class NoSuchMessage extends NotFound {
  constructor() {
    super('There is no such message, or no longer.');
  }
}

/** Somebody else has answered since the caller looked. */
export class MessageChanged extends ShopError {
  readonly code = 'MESSAGE_CHANGED';

  constructor() {
    super('Somebody has answered this message meanwhile. Read that first; nothing was sent.');
  }
}
