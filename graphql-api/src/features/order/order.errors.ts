import { type Actor, isAdmin } from '../../auth/actor.js';
import { toDecimal } from '../../shared/money.js';
import type { ErrorCode } from '../../shared/error-codes.js';
import { Conflict, type ErrorDetails, Forbidden, NotFound, ShopError } from '../../shared/shop-error.js';

/** Only admins are told that there is no such order. */
export class NoSuchOrder extends NotFound {
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

/** What is on its way is neither sent anywhere else nor refunded. */
export class OrderAlreadyShipped extends ShopError {
  readonly code = 'ORDER_ALREADY_SHIPPED';

  constructor(what = 'Its address can no longer be changed.') {
    super(`This order is shipped. ${what}`);
  }
}

/** The order has an address by now: its customer was faster, or a colleague. */
export class OrderHasAddress extends Conflict {
  constructor() {
    super('This order has an address by now. Nothing was changed.');
  }
}

/**
 * The price per unit is no longer what the customer saw. `price` is today's, as a decimal string; for an order that is
 * to be paid, `oldTotal` and `newTotal` say what that makes.
 */
export class PriceChanged extends ShopError {
  readonly code = 'PRICE_CHANGED';

  constructor(priceMinor: number, totals?: { oldTotalMinor: number; newTotalMinor: number }) {
    const price = toDecimal(priceMinor);
    const oldTotal = totals && toDecimal(totals.oldTotalMinor);
    const newTotal = totals && toDecimal(totals.newTotalMinor);
    super(
      totals
        ? `The price has changed while this order was unpaid. It now comes to $${newTotal} instead of $${oldTotal}.`
        : `The price has changed. It is now $${price} per piece.`,
      { price, ...(oldTotal && newTotal && { oldTotal, newTotal }) },
    );
  }
}

/** It was taken back after it was paid: it is neither shipped nor paid again nor deleted. */
export class OrderRefunded extends ShopError {
  readonly code = 'ORDER_REFUNDED';

  constructor() {
    super('This order was refunded.');
  }
}

/** The customer's bank asks for its money back: until it has decided the shop gives none. */
export class OrderDisputed extends ShopError {
  readonly code = 'ORDER_DISPUTED';

  constructor() {
    super('The bank is deciding a dispute about this order. Refunding it now could pay the customer twice.');
  }
}

/** Money of its payment went back by hand, and nobody has said yet of which orders: given back now, it may go back twice. */
export class RefundNotPlaced extends ShopError {
  readonly code = 'REFUND_NOT_PLACED';

  constructor() {
    super(
      'Money of this payment went back at the provider. Say first, under Cases, which of its orders it was for.',
    );
  }
}

/** Only a paid order is shipped or refunded. */
export class OrderNotPaid extends ShopError {
  readonly code = 'ORDER_NOT_PAID';

  constructor() {
    super('This order is not paid.');
  }
}

/**
 * One or more lines of a purchase are refused, and so is the whole. `lines` says which, counted from 0, each with its own code, message and
 * details.
 */
export class OrderLinesRefused extends ShopError {
  readonly code = 'ORDER_LINES_REFUSED';
  /** The refusal of the first of them: for whoever ordered one part. */
  readonly first: ShopError | undefined;

  constructor(lines: readonly { readonly index: number; readonly refusal: ShopError }[]) {
    super(
      lines.length === 1
        ? "Nothing was ordered: one part can't be had like this."
        : `Nothing was ordered: ${lines.length} parts can't be had like this.`,
      {
        lines: lines.map(({ index, refusal: { code, message, details } }) => ({
          ...details,
          index,
          code,
          message,
        })),
      },
    );
    this.first = lines[0]?.refusal;
  }
}

/** An order of a set, and why it is refused. */
export interface RefusedOrder {
  readonly orderId: string;
  readonly refusal: ShopError;
}

/**
 * One or more orders of a set are refused, and so is the whole. Its code is that of the first; `orders` has each of them with its own code,
 * message and details.
 */
export class OrdersRefused extends ShopError {
  readonly code: ErrorCode;

  constructor(refused: readonly RefusedOrder[], message?: string, details: ErrorDetails = {}) {
    super(
      message ??
        (refused.length === 1
          ? "Nothing was charged: one of these orders can't be paid like this."
          : `Nothing was charged: ${refused.length} of these orders can't be paid like this.`),
      {
        ...details,
        orders: refused.map(({ orderId, refusal: { code, message, details } }) => ({
          ...details,
          orderId,
          code,
          message,
        })),
      },
    );
    this.code = refused[0]?.refusal.code ?? 'CONFLICT';
  }
}

/** Throws for orders that are refused: where only one was asked for, its own refusal. */
export function refuse(refused: readonly RefusedOrder[], { size }: { size: number }): void {
  const [first] = refused;
  if (first) throw size === 1 ? first.refusal : new OrdersRefused(refused);
}

export class TooManyOpenOrders extends ShopError {
  readonly code = 'TOO_MANY_OPEN_ORDERS';

  constructor(limit: number) {
    super(`You have ${limit} unpaid orders. Pay or delete one first.`, { limit });
  }
}

/**
 * More units of one part than are set aside for this customer yet. `limit` is the largest quantity that is possible now,
 * 0 when the customer has all of them aside already.
 */
export class HoldLimit extends ShopError {
  readonly code = 'HOLD_LIMIT';

  constructor({ limit, own, emailVerified }: { limit: number; own: number; emailVerified: boolean }) {
    const most =
      limit > 0
        ? `You can have at most ${limit} of this part set aside now.`
        : `You have ${own} of this part set aside already.`;
    const next = emailVerified
      ? 'Once you have paid an order you can have more; or write to us.'
      : 'Verify your e-mail address to have more; or write to us.';
    super(`${most} ${next}`, { limit });
  }
}

/** The order is being deleted or is not paid, so it can't be shipped or paid now. */
export class OrderNotPayable extends ShopError {
  readonly code = 'ORDER_NOT_PAYABLE';

  constructor() {
    super('This order is just being changed. Please try again in a moment.');
  }
}

/** There is no expired hold to release: renewed, released already, or the order is paid or deleted. */
export class HoldNotExpired extends Conflict {}
