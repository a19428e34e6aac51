import { NotFound, ShopError } from '../../shared/shop-error.js';

export class PartNotSold extends NotFound {
  constructor() {
    super('This part is no longer sold.');
  }
}

/** Fewer pieces are left than the smallest order. */
export class PartSoldOut extends ShopError {
  readonly code = 'PART_SOLD_OUT';

  constructor(available: number, min: number) {
    super(
      available === 0
        ? 'This part is sold out.'
        : `Only ${available} left, fewer than the smallest order of ${min}.`,
      { available, min },
    );
  }
}

/** The message is spec section 5's. `max` is what is available now. */
export class QuantityOutOfRange extends ShopError {
  readonly code = 'QUANTITY_OUT_OF_RANGE';

  constructor(min: number, available: number) {
    super(`You can only choose quantity of minimum ${min} and maximum ${available}!`, {
      min,
      max: available,
      available,
    });
  }
}
