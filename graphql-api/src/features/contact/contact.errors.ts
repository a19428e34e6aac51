import { NotFound } from '../../shared/shop-error.js';

export class NoSuchMessage extends NotFound {
  constructor() {
    super('This message is not there (any more).');
  }
}
