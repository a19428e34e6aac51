import { ShopError } from '../../../../shared/shop-error.js';

/** What was typed can't be a VIN. `position` counts from 1; null when the length is wrong. */
export class InvalidVin extends ShopError {
  readonly code = 'INVALID_VIN';

  constructor(message: string, position: number | null) {
    super(message, { field: 'vin', position });
  }
}
