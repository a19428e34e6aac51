import { refusal } from '../../shared/shop-error.js';

/** The shipment can no longer be undone: the time for that is over. */
export class ShipmentFinal extends refusal(
  'SHIPMENT_FINAL',
  'This shipment is final. It can no longer be undone.',
) {}

/** The order goes to another address than the one that was seen. */
export class GoesElsewhere extends refusal(
  'CONFLICT',
  'This order goes to another address by now. It was not marked as shipped.',
) {}
