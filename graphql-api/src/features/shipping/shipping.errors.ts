import { ShopError } from '../../shared/shop-error.js';

/** The shipment can no longer be undone: the time for that is over. */
export class ShipmentFinal extends ShopError {
  readonly code = 'SHIPMENT_FINAL';

  constructor() {
    super('This shipment is final. It can no longer be undone.');
  }
}
