import { NotFound } from '../../shared/shop-error.js';

export class NoSuchNote extends NotFound {
  constructor() {
    super('This note is not there (any more).');
  }
}
