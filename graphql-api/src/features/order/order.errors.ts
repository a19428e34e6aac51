import { type Actor, isAdmin } from '../../auth/actor.js';
import { toDecimal } from '../../shared/money.js';
import { Conflict, Forbidden, NotFound, ShopError } from '../../shared/shop-error.js';

/** Only admins are told that there is no such order. */
class NoSuchOrder extends NotFound {
  constructor() {
    super('There is no such order.');
  }
}

/** The refusal of an id that is no order's: admins see every order, so to them an unknown one needs no secret. */
export const orderUnknownTo = (actor: Actor): ShopError =>
  isAdmin(actor) ? new NoSuchOrder() : new NotYourOrder();

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
