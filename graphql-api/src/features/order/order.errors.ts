import { toDecimal } from '../../shared/money.js';
import { Conflict, Forbidden, ShopError } from '../../shared/shop-error.js';

/** The same for an order that does not exist and one that is somebody else's (bar C42, F17). */
export class NotYourOrder extends Forbidden {
  constructor() {
    super('This order is not yours, or it does not exist.');
  }
}

export class OrderAlreadyPaid extends ShopError {
  readonly code = 'ORDER_ALREADY_PAID';

  constructor() {
    super('This order is paid.');
  }
}

/** The shipment can't be taken back any more: the time for that is over. */
export class ShipmentFinal extends ShopError {
  readonly code = 'SHIPMENT_FINAL';

  constructor() {
    super('This shipment is final. It can no longer be undone.');
  }
}

/** What is on its way is not sent anywhere else. */
export class OrderAlreadyShipped extends ShopError {
  readonly code = 'ORDER_ALREADY_SHIPPED';

  constructor() {
    super('This order is shipped. Its address can no longer be changed.');
  }
}

/** The price per piece is no longer what the customer saw. `price` is today's, as a decimal string. */
export class PriceChanged extends ShopError {
  readonly code = 'PRICE_CHANGED';

  constructor(priceMinor: number) {
    super(`The price has changed. It is now $${toDecimal(priceMinor)} per piece.`, {
      price: toDecimal(priceMinor),
    });
  }
}

/** Only a paid order is shipped. */
export class OrderNotPaid extends ShopError {
  readonly code = 'ORDER_NOT_PAID';

  constructor() {
    super('This order is not paid.');
  }
}

export class TooManyOpenOrders extends ShopError {
  readonly code = 'TOO_MANY_OPEN_ORDERS';

  constructor(limit: number) {
    super(`You have ${limit} unpaid orders. Pay or delete one first.`, { limit });
  }
}

/** The order is being deleted or is not paid, so it can't be shipped or paid now. */
export class OrderNotPayable extends ShopError {
  readonly code = 'ORDER_NOT_PAYABLE';

  constructor() {
    super('This order is just being changed. Please try again in a moment.');
  }
}

/** There is no hold to let go: renewed, released, or the order is paid or deleted. */
export class HoldStillStands extends Conflict {}
