import { toDollars } from '../../shared/money.js';
import { BadInput, Conflict, NotFound, ShopError } from '../../shared/shop-error.js';

/** How many parts may be changed at once: what one transaction locks for less than a second. */
export const MOST_PARTS = 1000;

export class NoSuchBulkChange extends NotFound {
  constructor() {
    super('There is no such change, or no longer. Preview it again.');
  }
}

export class TooManyParts extends BadInput {
  constructor() {
    super('1,000 products are the most at once. Narrow the list.', { field: 'filter' });
  }
}

/** The change was not applied, or the time to undo it is over. */
export class NotUndoable extends Conflict {
  constructor() {
    super('The time to undo this change is over.');
  }
}

/** The price is no longer the one the change started from; the newer one stays. */
export class PriceMoved extends ShopError {
  readonly code = 'PRICE_CHANGED';

  constructor(priceMinor: number) {
    super(`The price was changed to ${toDollars(priceMinor)} meanwhile, and stays.`);
  }
}

export class CostsThatAlready extends Conflict {
  constructor() {
    super('It already costs that.');
  }
}

/** The units brought in are no longer on the shelf. */
export class UnitsGone extends Conflict {
  constructor(gone: number, units: number) {
    super(`${gone} of ${units} pieces were sold, set aside or written off meanwhile.`);
  }
}
