import { ShopError } from '../../../shared/shop-error.js';

/** The shop's list of cars has no such make, model or year. */
export class UnknownCar extends ShopError {
  readonly code = 'UNKNOWN_CAR';

  constructor(message: string, field: 'make' | 'model' | 'year') {
    super(message, { field });
  }
}
