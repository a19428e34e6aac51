import { NotFound, ShopError } from '../../shared/shop-error.js';

export class NoSuchReview extends NotFound {
  constructor() {
    super('This review is not there (any more).');
  }
}

/** Only people who received a part may review it: an order of it was shipped to them. */
export class PartNotReceived extends ShopError {
  readonly code = 'PART_NOT_RECEIVED';

  constructor() {
    super('Only who received this part can say that.');
  }
}
