import { refusal, ShopError } from '../../../shared/shop-error.js';
import type { Order } from '../../orders/order/order.entity.js';
import type { Parcel } from './parcel.entity.js';

export class NoSuchParcel extends refusal('NOT_FOUND', 'Parcel not found.') {}

export class ShipmentFinal extends refusal(
  'SHIPMENT_FINAL',
  'This shipment is final. It can no longer be undone.',
) {}

export class AddressMismatch extends refusal(
  'CONFLICT',
  'The address of this order has changed. It was not marked as shipped.',
) {}

/** A shipped order keeps its carrier and number: another label would be lost. */
export class ShippedWithOtherLabel extends ShopError {
  readonly code = 'ORDER_ALREADY_SHIPPED';

  constructor({ id, number }: Order, parcel: Parcel | undefined) {
    const label = [parcel?.carrier, parcel?.trackingNumber].filter(Boolean).join(' ') || 'no tracking number';
    super(`Order ${number} is already shipped with ${label}. Nothing was shipped.`, { orderId: id });
  }
}
