import { NotFound, ShopError } from '../../shared/shop-error.js';

export class NoSuchMessage extends NotFound {
  constructor() {
    super('This message is not there (any more).');
  }
}

/** Somebody else has answered since the caller looked. */
export class MessageChanged extends ShopError {
  readonly code = 'MESSAGE_CHANGED';

  constructor() {
    super('Somebody has answered this message meanwhile. Read that first; nothing was sent.');
  }
}
