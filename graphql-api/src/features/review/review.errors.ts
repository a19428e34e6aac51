import { NotFound, ShopError } from '../../shared/shop-error.js';

export class NoSuchReview extends NotFound {
  constructor() {
    super('There is no such review, or no longer.');
  }
}

/** Only people who received a part may review it: an order of it was shipped to them. */
export class PartNotReceived extends ShopError {
  readonly code = 'PART_NOT_RECEIVED';

  constructor() {
    super('Only customers who received this part can say that.');
  }
}
