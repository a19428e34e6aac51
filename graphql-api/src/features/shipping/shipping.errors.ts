import { refusal } from '../../shared/shop-error.js';

export class ShipmentFinal extends refusal(
  'SHIPMENT_FINAL',
  'This shipment is final. It can no longer be undone.',
) {}

export class GoesElsewhere extends refusal(
  'CONFLICT',
  'This order goes to another address by now. It was not marked as shipped.',
) {}
