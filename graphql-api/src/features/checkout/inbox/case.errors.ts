import { NotFound, ShopError } from '../../../shared/shop-error.js';

export class NoSuchCase extends NotFound {
  constructor() {
    super('There is no such case.');
  }
}

/** Somebody else, or the shop itself, has moved the case on meanwhile. */
export class CaseChanged extends ShopError {
  readonly code = 'CASE_CHANGED';

  constructor() {
    super('This case has changed meanwhile. Look at it again.');
  }
}
