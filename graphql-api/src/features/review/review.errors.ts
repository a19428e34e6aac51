import { NotFound } from '../../shared/shop-error.js';

export class NoSuchReview extends NotFound {
  constructor() {
    super('This review is not there (any more).');
  }
}
