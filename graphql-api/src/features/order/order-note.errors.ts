import { NotFound } from '../../shared/shop-error.js';

export class NoSuchNote extends NotFound {
  constructor() {
    super('There is no such note, or no longer.');
  }
}
